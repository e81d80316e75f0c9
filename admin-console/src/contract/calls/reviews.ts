import { wire } from 'shop-core/wire';
import * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import { idInPath } from '../scalars.ts';

/** Ours: decides whether a review is shown (S6.21 leaves the how open). */
export const decideReview = adminCall('PUT /reviews/{id}/status', {
  auth: 'admin',
  needsOneOf: ['approve-reviews'],
  params: wire({ id: ['id', idInPath] }),
  body: wire({ status: ['status', z.enum(['APPROVE', 'REJECT'])] }),
  reply: z.null(),
});
