// React Aria calls its toast queue unstable, so its name stays in this one file.
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'good' | 'bad' | 'info';

export interface Toast {
  key: string;
  message: string;
  tone: ToastTone;
}

export interface Toaster {
  show: (message: string, options?: { tone?: ToastTone | undefined; timeout?: number | undefined }) => void;
  dismiss: (key: string) => void;
  clear: () => void;
  /** Timers stop while somebody reads. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The toasts to draw, newest first: a stable list until something changes. */
  visible: () => readonly Toast[];
}

const AT_MOST = 3;
const READING_TIME = 6000;

/** Made once an app, beside the query client; nothing here lives at module level. */
export function createToaster(): Toaster {
  const queue = new ToastQueue<{ message: string; tone: ToastTone }>({ maxVisibleToasts: AT_MOST });
  let visible: readonly Toast[] = [];
  let isPaused = false;
  const restartTimers = () => {
    queue.pauseAll(); // a timer resumed twice would run twice
    if (!isPaused) queue.resumeAll();
  };
  queue.subscribe(() => {
    visible = queue.visibleToasts.map(({ key, content }) => ({ key, ...content }));
    restartTimers();
  });
  const setPaused = (next: boolean) => {
    isPaused = next;
    restartTimers();
  };
  return {
    show: (message, { tone = 'info', timeout = READING_TIME } = {}) => void queue.add({ message, tone }, { timeout }),
    dismiss: (key) => queue.close(key),
    clear: () => queue.clear(),
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    subscribe: (listener) => queue.subscribe(listener),
    visible: () => visible,
  };
}
