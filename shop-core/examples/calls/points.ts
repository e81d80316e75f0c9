import { getPointHistory } from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getPointHistory: (client, { customerCode }) =>
    client.send(getPointHistory, {
      body: { customerCode, page: 0, size: 10, searchBy: null, sort: [] },
    }),
} satisfies CallExamples;
