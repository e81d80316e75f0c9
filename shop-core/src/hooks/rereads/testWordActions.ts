import * as calls from '../../contract/index.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { milligram } from '../../rules/money/milligram.ts';
import type { ActionRow } from './testActionRow.ts';

export const wordActions: readonly ActionRow[] = [
  {
    name: 'useSubmitReview.onSubmit',
    first: [({ useSubmitReview }) => useSubmitReview.form.reset({ title: 'Bagus', comment: 'Cepat', rate: 5 })],
    press: ({ useSubmitReview }) => useSubmitReview.form.onSubmit(),
    sends: [calls.createReview],
    answered: [],
    refused: [calls.getProductAsCustomer],
    refusal: { code: 'REVIEWS_CLOSED' },
  },
  {
    name: 'useQuiz.onSubmit',
    first: [
      ({ useQuiz }) => useQuiz.form.reset({ name: 'Ani', email: 'ani@shop.example', values: [3, 3, 3, 3, 3, 3, 3, 3] }),
    ],
    press: ({ useQuiz }) => useQuiz.form.onSubmit(),
    sends: [calls.submitQuiz],
    answered: [],
    refused: [],
    refusal: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
  },
  {
    name: 'useZakatForm.onSubmit',
    first: [
      ({ useZakatForm }) =>
        useZakatForm.reset({
          ...{ type: 'Jual', goldType: 'Antam', weight: '0,5', purity: '99,9', price: '900.000' },
          date: calendarDate('2025-07-01'),
        }),
    ],
    press: ({ useZakatForm }) => useZakatForm.onSubmit(),
    sends: [calls.saveZakat],
    answered: [calls.getZakat],
    refusal: { code: 'GOLD_NOT_HELD', date: calendarDate('2025-07-01'), missing: milligram(1) },
  },
  {
    name: 'useDeleteZakat.confirm',
    first: [
      ({ useZakat, useDeleteZakat }) => {
        const entry = useZakat.data?.entries[0];
        if (entry) useDeleteZakat.ask(entry);
      },
    ],
    press: ({ useDeleteZakat }) => useDeleteZakat.confirm(),
    sends: [calls.deleteZakat],
    answered: [calls.getZakat],
    refusal: { code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' },
  },
];
