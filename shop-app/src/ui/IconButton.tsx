import type { Ref } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';

export interface IconButtonProps {
  icon: IconName;
  /** The accessible name. */
  label: string;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ icon, label, onPress, isDisabled, className, ref }: IconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames('icon-button', className)}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress && (() => onPress())}
    >
      <Icon name={icon} />
    </button>
  );
}
