import { instant, wire } from '../../wire/index.ts';
import type * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

/** S3.9 */
export const notification = wire({
  id: ['id', id],
  topic: ['topic', words],
  sentAt: ['send_date', instant],
  title: ['title', words],
  message: ['message', words],
});

export type Notification = z.output<typeof notification>;
