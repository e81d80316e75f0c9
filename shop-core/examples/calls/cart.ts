import { addToCart, changeLine, getCart, removeLine } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getCart: (client, { customerCode }) => client.send(getCart, { params: { customerCode } }),
  addToCart: (client, { customerCode }) =>
    client.send(
      addToCart,
      { body: { customerCode, sku: 'LM-05', quantity: 1, price: rupiah(900_000) } },
      { idempotencyKey: crypto.randomUUID() },
    ),
  changeLine: (client, { customerCode, lineId }) =>
    client.send(changeLine, {
      body: { customerCode, id: lineId, sku: 'LM-05', quantity: 2, price: rupiah(900_000) },
    }),
  removeLine: (client, { lineId }) => client.send(removeLine, { params: { id: lineId } }),
} satisfies CallExamples;
