import { describe, expect, it } from 'vitest';
import type { Call } from '../wire/index.ts';
import * as contract from './index.ts';
import { ledger } from './testLedger.ts';

/** Rows of section 7 that no call is declared for yet. When one is, its row leaves this list. */
const undeclared = [
  'S7.14 PUT /user/forgot-password',
  'S7.15 GET /user/get-new-password/{email}',
  'S7.17 GET /user/delete-user',
  'S7.22 PUT /customer/update-image',
  'S7.25 POST /customer/point-history/get-all',
  'S7.26 POST /order/get-all',
  'S7.28 GET /customer/notif/by-code/{customer-code}',
  'S7.35 POST /blog-page/get-all',
  'S7.36 GET /about/1',
  'S7.43 POST /product-review/get-all',
  'S7.44 POST /product-review/create',
  'S7.49 PUT /order/redeem',
  'S7.50 PUT /order',
  'S7.59 GET /coupon/{code}',
  'S7.64 POST /quiz/submit-quiz',
  'S7.65 POST /zakat',
  'S7.66 POST /zakat/get-all',
  'S7.67 DELETE /zakat/{id}',
];

/** Calls that the specification does not have. */
const ours = ['POST /user/logout'];

/** 'S7.45 GET /cart/{customer-code}': what a row says before its query, body and reply. */
const rows = [...ledger].flatMap(([id, statement]) => {
  if (!id.startsWith('S7.') || statement.startsWith('Admin: ')) return [];
  const [, address] = /\b((?:GET|POST|PUT|DELETE) \/[\w\-/{}]*[\w}])/.exec(statement) ?? [];
  return address ? [`${id} ${address}`] : [];
});
const addressOf = (row: string) => row.slice(row.indexOf(' ') + 1);

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value;
const declared = Object.values(contract as Record<string, unknown>)
  .filter(isCall)
  .map(({ method, path }) => `${method} ${path}`);

describe('the addresses of the calls', () => {
  it('are spelled as in the specification, each declared once', () => {
    const known = [...rows.map(addressOf), ...ours];
    expect(declared.filter((address) => !known.includes(address))).toEqual([]);
    expect(declared.filter((address, at) => declared.indexOf(address) !== at)).toEqual([]);
  });

  it('are all there but those listed as undeclared', () => {
    expect(rows.filter((row) => !declared.includes(addressOf(row)))).toEqual(undeclared);
  });
});
