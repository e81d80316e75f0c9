import type { TypeDetail } from '../records/rows.ts';

export const emptyTypeDetail = {
  sort: 0,
  checklist: [],
  requiredFields: [],
  feeLines: [],
  isActive: true,
} satisfies Partial<TypeDetail>;
