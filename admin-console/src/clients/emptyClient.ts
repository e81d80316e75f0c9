import type { Client } from '../records/rows.ts';

/** A client of which nothing is known yet: from Indonesia, paying in thirty days. */
export const emptyClient = {
  npwp: null,
  isWithholder: true,
  isForeign: false,
  currency: 'IDR',
  termsDays: 30,
  address: null,
  city: null,
  country: 'Indonesia',
  email: null,
  phone: null,
  contacts: [],
  isActive: true,
} satisfies Partial<Client>;
