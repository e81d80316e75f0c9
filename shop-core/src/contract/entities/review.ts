import { type Named, orNull, slashDate, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { id, words } from '../scalars.ts';

/** S3.19 */
export interface Review extends z.output<typeof reviewWire> {}
const reviewWire = wire({
  id: ['id', id],
  name: ['name', words],
  image: ['image', orNull(words)],
  submittedOn: ['submited-on', slashDate],
  rate: ['rate', z.int(z.minimum(1), z.maximum(5))],
  comment: ['comment', words],
  // Ours: the form asks for a title, and a review by someone who bought the product is marked.
  title: ['title', orNull(words)],
  isBuyer: ['is-buyer', orNull(z.boolean())],
});
export const review: Named<Review> = reviewWire;
