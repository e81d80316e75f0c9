import { createReview, getReviews } from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getReviews: (client) => client.send(getReviews, { body: { productId: 5, page: 0, size: 50, status: 'APPROVE' } }),
  createReview: (client, { customerCode }) =>
    client.send(createReview, {
      body: { customerCode, productId: 5, rate: 5, title: 'Bagus', comment: 'Sampai dengan aman.' },
    }),
} satisfies CallExamples;
