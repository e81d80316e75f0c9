import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'gold' | 'good' | 'warn' | 'bad' | undefined;
  icon?: IconName | undefined;
}

/** A word about a thing; never pressed. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
