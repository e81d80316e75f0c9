import type { MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  size?: 'regular' | 'small' | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  onPress?: (() => void) | undefined;
  /** Shows a spinner and ignores presses, yet keeps its focus and its place. */
  isPending?: boolean | undefined;
  pendingLabel?: string | undefined;
  isDisabled?: boolean | undefined;
  isWide?: boolean | undefined;
  icon?: IconName | undefined;
  /** Id of the form a submit button outside it belongs to. */
  form?: string | undefined;
  name?: string | undefined;
  value?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size,
    type = 'button',
    onPress,
    isPending = false,
    isDisabled,
    isWide,
  } = props;
  const press = (event: MouseEvent) => {
    // A disabled button would drop the focus of the person who pressed it, so pending only refuses.
    if (isPending) event.preventDefault();
    else onPress?.();
  };
  return (
    <button
      ref={props.ref}
      type={type}
      form={props.form}
      name={props.name}
      value={props.value}
      aria-label={props['aria-label']}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      disabled={isDisabled}
      onClick={press}
      className={classNames(
        `button button-${variant}`,
        size === 'small' && 'button-small',
        isWide && 'button-wide',
        isPending && 'is-pending',
        props.className,
      )}
    >
      <span className="button__label">
        {props.icon && <Icon name={props.icon} size="small" />}
        {children}
      </span>
      <span role="status">
        {isPending && <span className="spinner" />}
        {isPending && <VisuallyHidden>{props.pendingLabel ?? 'Memproses'}</VisuallyHidden>}
      </span>
    </button>
  );
}
