import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import type { Toast, Toaster, ToastTone } from './createToaster.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './iconPaths.ts';

export interface ToastRegionProps {
  toaster: Toaster;
  label?: string | undefined;
}

const NONE: readonly Toast[] = [];
const ICONS: Record<ToastTone, IconName> = { good: 'check', bad: 'warning', info: 'info' };

/**
 * Bottom right, at most three. Both live regions are in the page from the start, because a region
 * that arrives together with its words is often not read: good news politely, failures at once.
 */
export function ToastRegion({ toaster, label = 'Pemberitahuan' }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.visible, () => NONE);
  const cameFrom = useRef<EventTarget>(null);
  const enter = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
    toaster.pause();
  };
  const dismiss = (key: string) => {
    toaster.dismiss(key);
    toaster.resume();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const draw = (toast: Toast) => <ToastCard key={toast.key} toast={toast} dismiss={() => dismiss(toast.key)} />;
  return (
    <section
      className="toasts no-print"
      aria-label={label}
      data-react-aria-top-layer="true" // an open dialog neither hides it nor closes when it is pressed
      onPointerEnter={toaster.pause}
      onPointerLeave={toaster.resume}
      onFocus={enter}
      onBlur={toaster.resume}
    >
      <div className="toasts__list" role="status" aria-atomic="false">
        {toasts.filter(({ tone }) => tone !== 'bad').map(draw)}
      </div>
      <div className="toasts__list" role="alert" aria-atomic="false">
        {toasts.filter(({ tone }) => tone === 'bad').map(draw)}
      </div>
    </section>
  );
}

function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: () => void }) {
  return (
    <div className={`toast toast-${toast.tone}`}>
      <Icon name={ICONS[toast.tone]} size="small" />
      <p className="toast__text">{toast.message}</p>
      <IconButton icon="close" label="Tutup pemberitahuan" onPress={dismiss} />
    </div>
  );
}
