import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export type AlertTone = 'info' | 'good' | 'warn' | 'bad';

export interface AlertProps {
  children: ReactNode;
  tone?: AlertTone | undefined;
  title?: string | undefined;
  action?: ReactNode;
  /** For what appears after the page did: announced, a failure at once. */
  isLive?: boolean | undefined;
}

const ICONS: Record<AlertTone, IconName> = { info: 'info', good: 'check', warn: 'warning', bad: 'warning' };

export function Alert({ children, tone = 'info', title, action, isLive = false }: AlertProps) {
  const role = tone === 'bad' ? 'alert' : 'status';
  return (
    <div className={`alert alert-${tone}`} role={isLive ? role : undefined}>
      <Icon name={ICONS[tone]} />
      <div className="alert__text">
        {title && <p className="alert__title">{title}</p>}
        {children}
      </div>
      {action && <div className="alert__action">{action}</div>}
    </div>
  );
}
