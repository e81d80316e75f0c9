import type { ReactNode } from 'react';
import type { ButtonVariant } from './Button.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { ShopLink } from './ShopLink.tsx';

export interface LinkButtonProps {
  to: string;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: 'regular' | 'small' | undefined;
  isWide?: boolean | undefined;
  icon?: IconName | undefined;
  target?: string | undefined;
  className?: string | undefined;
}

/** Goes somewhere, so it is a link; looks like a button. */
export function LinkButton({
  to,
  children,
  variant = 'primary',
  size,
  isWide,
  icon,
  target,
  className,
}: LinkButtonProps) {
  return (
    <ShopLink
      to={to}
      target={target}
      className={classNames(
        `button button-${variant}`,
        size === 'small' && 'button-small',
        isWide && 'button-wide',
        className,
      )}
    >
      <span className="button__label">
        {icon && <Icon name={icon} size="small" />}
        {children}
      </span>
    </ShopLink>
  );
}
