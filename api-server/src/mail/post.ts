import type { QueuedMail } from './outbox.ts';

/** A way for a mail to leave. `send` ends when it has been taken over for good, or throws. */
export interface Post {
  send(mail: QueuedMail): Promise<void>;
  close(): void;
}
