import { type MouseEvent, type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';
import { useHoverOpen } from './useHoverOpen.ts';

export interface PopupProps {
  /** The accessible name of the trigger and of the panel. */
  label: string;
  trigger: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Milliseconds the panel stays after the pointer left. */
  closeDelay?: number | undefined;
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** A panel under its trigger that never takes the page away: cart, notifications, account menu. */
export function Popup(props: PopupProps) {
  const { label, trigger, children, align = 'end', closeDelay = 120, onOpenChange } = props;
  const { isOpen, close, areaProps, triggerProps } = useHoverOpen({ closeDelay, onOpenChange });
  const id = useId();
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  return (
    <div className={classNames('popup', props.className)} {...areaProps}>
      <button
        type="button"
        className="popup__trigger"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        {...triggerProps}
      >
        {trigger}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: only watches for links inside, which answer the keyboard themselves
        <section className={`popup__panel popup__panel-${align}`} id={id} aria-label={label} onClick={closeAfterLink}>
          {typeof children === 'function' ? children(close) : children}
        </section>
      )}
    </div>
  );
}
