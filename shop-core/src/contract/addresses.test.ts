import { describe, expect, it } from 'vitest';
import type { Call } from '../wire/index.ts';
import * as contract from './index.ts';
import { ledger } from './testLedger.ts';

/** Calls that the specification does not have. */
const ours = ['POST /user/logout', 'DELETE /user', 'POST /customer/confirm-email', 'GET /area/search'];

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

  it('are all there', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.filter((row) => !declared.includes(addressOf(row)))).toEqual([]);
  });
});
