import { join } from 'node:path';
import * as contract from 'shop-core/contract';
import { statusOf } from '../http/statusOf.ts';
import { packageRoot } from '../packageRoot.ts';
import { type ApiDescription, callsIn, entitiesIn } from './apiDescription.ts';
import { callNotes } from './callNotes.ts';

// A client says these to itself, when nothing was answered.
const { OFFLINE: _, UNREACHABLE: __, STATUS_UNKNOWN: ___, ...served } = statusOf;

/** The API of the shop. */
export function shopApi(): ApiDescription {
  return {
    title: 'Samudra Emas: the shop',
    description:
      'What the shop app asks of the server. A customer logs in with POST /user/authenticate and sends the token as a ' +
      'bearer token. Names in paths and bodies that hold a customer-code must hold that of the token.',
    calls: callsIn(contract),
    notes: callNotes(join(packageRoot(), '../shop-core/src/contract/calls')),
    entities: entitiesIn(contract),
    failure: contract.apiFailure,
    statusOf: served,
    headers: {
      addToCart: {
        name: 'Idempotency-Key',
        pattern: '^[\\w.:-]{8,100}$',
        description: 'One key a press: sent again with the same key, because its answer was lost, it adds once.',
      },
      placeOrder: {
        name: 'Idempotency-Key',
        pattern: '^[\\w.:-]{8,100}$',
        description: 'One key an intent: the same ask with the same key is the same order, however often it is sent.',
      },
    },
  };
}
