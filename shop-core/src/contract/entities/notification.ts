import { instant, type Named, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

/** S3.9 */
export interface Notification extends z.output<typeof notificationWire> {}
const notificationWire = wire({
  id: ['id', id],
  topic: ['topic', words],
  sentAt: ['send_date', instant],
  title: ['title', words],
  message: ['message', words],
});
export const notification: Named<Notification> = notificationWire;
