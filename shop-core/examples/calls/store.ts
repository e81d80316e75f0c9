import { getStoreNotice, getStoreStatus } from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getStoreStatus: (client) => client.send(getStoreStatus, {}),
  getStoreNotice: (client) => client.send(getStoreNotice, {}),
} satisfies CallExamples;
