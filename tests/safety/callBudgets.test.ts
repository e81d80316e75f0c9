import * as contract from 'shop-core/contract';
import { budgets } from 'shop-core/rules/back-office';
import type { Call } from 'shop-core/wire';
import { expect, it } from 'vitest';
import { callBudgets } from '../../api-server/src/budget/callBudgets.ts';
import { readText } from '../support/repository.ts';
import { nameOf } from './entry.ts';
import { listed } from './listedCalls.ts';

const ofContract = new Map(Object.entries(contract));
const named = Object.entries(callBudgets).map(([name, asked]) => {
  const call = ofContract.get(name) as Call;
  return { name: nameOf(call), call, asked };
});
const things = named.flatMap(({ asked }) => (typeof asked === 'string' ? [] : asked));

it('4: every call that the shop serves says which budgets it asks, or why none', () => {
  // That each is named the compiler sees; here, that what is served is of the contract.
  const known = new Set(named.map(({ name }) => name));
  expect(listed.shop.map(({ call }) => nameOf(call)).filter((name) => !known.has(name))).toEqual([]);
});

it('4: no call says that it only reads that is a write', () => {
  const writes = named.filter(({ call }) => call.method !== 'GET' && !call.isRepeatable);
  expect(writes.filter(({ asked }) => asked === callBudgets.getCart).map(({ name }) => name)).toEqual([]);
});

it('4: every budget is asked by a call, and has a test that abuses it', () => {
  expect(Object.keys(budgets).filter((what) => !things.some((thing) => thing === what))).toEqual([]);
  const tests = ['tests/safety/heldForFree', 'tests/safety/usedForFree', 'api-server/src/couriers/serviceCouriers'];
  const told = tests.map((file) => readText(`${file}.test.ts`)).join('');
  // Guesses at a password are counted by the login, and abused in the cases 2 and 5.
  const abusedElsewhere = ['PASSWORD_GUESS', 'UNIQUE_CODE', 'REGISTRATION_MAIL', 'PASSWORD_MAIL'];
  const silent = Object.keys(budgets).filter((what) => !told.includes(`'${what}'`) && !abusedElsewhere.includes(what));
  expect(silent).toEqual([]);
});

it('4: of the console only the login and its refresh are open to strangers', () => {
  const open = listed.console.filter(({ call }) => call.auth === 'anyone').map(({ call }) => nameOf(call));
  expect(open.sort()).toEqual(['GET /refreshToken', 'POST /login']);
});
