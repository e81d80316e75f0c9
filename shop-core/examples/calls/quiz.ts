import { submitQuiz } from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  submitQuiz: (client) =>
    client.send(submitQuiz, { body: { name: 'Ani', email: 'ani@shop.example', values: [5, 4, 3, 5, 4, 3, 5, 4] } }),
} satisfies CallExamples;
