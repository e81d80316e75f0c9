import type { Client } from '../records/rows.ts';
import { sheetOf } from '../records/sheetOf.ts';

export const clientSheet = sheetOf<Client>('clients', [
  'code',
  'name',
  'type',
  'npwp',
  'city',
  'country',
  'email',
  'phone',
  'currency',
  'termsDays',
  'openProjects',
  'outstandingIdr',
  'outstandingWithoutRate',
  'isActive',
]);
