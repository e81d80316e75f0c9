import type { ProjectType } from '../records/rows.ts';

export const emptyType = {
  defaultFee: null,
  currency: 'IDR',
  daysPrelim: null,
  daysFinal: null,
  statusEveryDays: null,
  isActive: true,
} satisfies Partial<ProjectType>;
