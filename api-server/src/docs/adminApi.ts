import { join } from 'node:path';
import * as contract from 'admin-console/contract';
import { adminStatusOf } from '../admin/adminStatusOf.ts';
import { statusOf } from '../http/statusOf.ts';
import { packageRoot } from '../packageRoot.ts';
import { type ApiDescription, callsIn, entitiesIn } from './apiDescription.ts';
import { callNotes } from './callNotes.ts';
import { restCalls } from './restCalls.ts';

/** What the console's listener refuses as the shop's does. */
const shared = [
  'LOGIN_REQUIRED',
  'LOGIN_CODE_NEEDED',
  'LOGIN_CODE_WRONG',
  'TOO_MANY_TRIES',
  'NOT_FOUND',
  'FORM_INVALID',
  'RATE_LIMITED',
  'BODY_INVALID',
  'BODY_TOO_LARGE',
  'BODY_TYPE_UNSUPPORTED',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const;

/** The API of the back office. */
export function adminApi(): ApiDescription {
  return {
    title: 'Samudra Emas: the back office',
    description:
      'What the admin console asks of the server. An admin logs in with POST /login and sends the token as a bearer ' +
      'token; what else a role must allow is said with each call.',
    calls: { ...callsIn(contract), ...Object.fromEntries(restCalls.map(({ name, call }) => [name, call])) },
    notes: new Map([
      ...callNotes(join(packageRoot(), '../admin-console/src/contract/calls')),
      ...restCalls.map(({ name, note }) => [name, note] as const),
    ]),
    entities: entitiesIn(contract),
    failure: contract.failure,
    statusOf: { ...adminStatusOf, ...Object.fromEntries(shared.map((code) => [code, statusOf[code]])) },
    neededPermissions: contract.neededPermissions,
  };
}
