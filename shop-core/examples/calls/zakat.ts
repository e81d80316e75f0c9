import { deleteZakat, getZakat, saveZakat } from 'shop-core/contract';
import { calendarDate, rupiah } from 'shop-core/rules';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  saveZakat: (client, { customerCode }) =>
    client.send(saveZakat, {
      body: {
        customerCode,
        // 0 is a new entry.
        id: 0,
        type: 'Beli',
        goldType: 'Antam',
        // Milligrams, and hundredths of a percent.
        weight: 5_000,
        purity: 9_999,
        price: rupiah(9_000_000),
        date: calendarDate('2025-12-20'),
      },
    }),
  getZakat: (client, { customerCode }) => client.send(getZakat, { body: { customerCode, page: 0, size: 10 } }),
  deleteZakat: (client, { entryId }) => client.send(deleteZakat, { params: { id: entryId } }),
} satisfies CallExamples;
