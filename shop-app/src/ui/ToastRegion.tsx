import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import type { Toast, ToastAction, Toaster, ToastTone } from './createToaster.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './iconPaths.ts';
import { ShopLink } from './ShopLink.tsx';
import { useKeptClear } from './useKeptClear.ts';

export interface ToastRegionProps {
  toaster: Toaster;
  label?: string | undefined;
}

const ICONS: Record<ToastTone, IconName> = { good: 'check', bad: 'warning', info: 'info' };

/**
 * Bottom right, one at a time, and never over a title, a total or the next step. Both live regions are in the page from the
 * start, because a region that arrives together with its words is often not read: good news politely, failures at once.
 */
export function ToastRegion({ toaster, label = 'Pemberitahuan' }: ToastRegionProps) {
  const toast = useSyncExternalStore(toaster.subscribe, toaster.shown, () => undefined);
  const box = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useKeptClear(box, toast);
  const enter = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    toaster.pause();
  };
  const dismiss = () => {
    toaster.clear();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const card = toast && <ToastCard key={toast.key} toast={toast} dismiss={dismiss} />;
  return (
    <section
      ref={box}
      className="toasts no-print"
      aria-label={label}
      data-react-aria-top-layer="true" // an open dialog neither hides it nor closes when it is pressed
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={enter}
      onBlur={toaster.resume}
    >
      <div className="toasts__list" role="status" aria-atomic="false">
        {toast?.tone !== 'bad' && card}
      </div>
      <div className="toasts__list" role="alert" aria-atomic="false">
        {toast?.tone === 'bad' && card}
      </div>
    </section>
  );
}

function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  const { tone, message, about, action } = toast;
  return (
    <div className={`toast toast-${tone}`}>
      <Icon name={ICONS[tone]} size="small" />
      <div className="toast__body">
        <p className="toast__text">{message}</p>
        {about && <p className="toast__about">{about}</p>}
        {action && <WayOn action={action} dismiss={dismiss} />}
      </div>
      <IconButton icon="close" label="Tutup pemberitahuan" onPress={dismiss} />
    </div>
  );
}

function WayOn({ action, dismiss }: { action: ToastAction; dismiss: () => void }) {
  if ('to' in action) {
    return (
      <ShopLink className="toast__action" to={action.to}>
        {action.label}
      </ShopLink>
    );
  }
  const press = () => {
    dismiss();
    action.onPress();
  };
  return (
    <Button variant="quiet" size="small" className="toast__action" onPress={press}>
      {action.label}
    </Button>
  );
}
