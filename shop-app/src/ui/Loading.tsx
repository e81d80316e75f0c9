import type { ReactNode } from 'react';

export interface LoadingProps {
  label?: string | undefined;
  /** Nothing else is on the page yet, so its words are the page's heading. */
  isPage?: boolean | undefined;
  /** Skeletons in the shape of what is coming. */
  children: ReactNode;
}

export function Loading({ label = 'Memuat', isPage = false, children }: LoadingProps) {
  const Words = isPage ? 'h1' : 'span';
  return (
    <div aria-busy="true">
      <div role="status">
        <Words className="visually-hidden">{label}</Words>
      </div>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
