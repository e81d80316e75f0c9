// React Aria calls its toast queue unstable, so its name stays in this one file.
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type ToastTone = 'good' | 'bad' | 'info';

/** The way on from a message: a page, or something that is done at once. */
export type ToastAction =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly onPress: () => void };

interface Said {
  readonly message: string;
  readonly tone: ToastTone;
  /** What it is about, such as the name of a product. */
  readonly about?: string | undefined;
  readonly action?: ToastAction | undefined;
}

export interface Toast extends Said {
  readonly key: string;
}

interface ToastOptions extends Partial<Omit<Said, 'message'>> {
  readonly timeout?: number | undefined;
}

export interface Toaster {
  /** Takes the place of the one before: one at a time, and the same twice is one. */
  readonly show: (message: string, options?: ToastOptions) => void;
  readonly clear: () => void;
  /** Somebody pressed something: what is said from now on is said of that. */
  readonly notePress: () => void;
  /** The page is left: what was said before the press that left it is over. */
  readonly leave: () => void;
  /** The timer stops while somebody reads. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The toast to draw: the same object until something changes. */
  readonly shown: () => Toast | undefined;
}

const readingTime = 6000;
// Who is offered a way on has to read it, decide and get there.
const decidingTime = 10_000;

/** Made once an app, beside the query client; nothing here lives at module level. */
export function createToaster(): Toaster {
  const queue = new ToastQueue<Said>({ maxVisibleToasts: 1 });
  let shown: Toast | undefined;
  let isPaused = false;
  let presses = 0;
  let saidAt = 0;
  const restartTimer = () => {
    queue.pauseAll(); // a timer resumed twice would run twice
    if (!isPaused) queue.resumeAll();
  };
  queue.subscribe(() => {
    const [first] = queue.visibleToasts;
    shown = first && { key: first.key, ...first.content };
    restartTimer();
  });
  const setPaused = (next: boolean) => {
    isPaused = next;
    restartTimer();
  };
  const drop = () => {
    queue.pauseAll(); // or the timer of what is gone would still run
    queue.clear();
  };
  const clear = () => {
    drop();
    setPaused(false); // nobody is told that the pointer left what is gone
  };
  return {
    show(message, { tone = 'info', about, action, timeout = action ? decidingTime : readingTime } = {}) {
      drop();
      saidAt = presses;
      queue.add({ message, tone, about, action }, { timeout });
    },
    clear,
    notePress() {
      presses += 1;
    },
    leave() {
      if (saidAt < presses) clear();
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    subscribe: (listener) => queue.subscribe(listener),
    shown: () => shown,
  };
}
