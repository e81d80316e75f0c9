import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LoadingProps {
  label?: string | undefined;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
}

export function Loading({ label = 'Memuat', children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <span role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
