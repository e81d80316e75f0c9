import { type Registration, register } from '../../contract/calls/session.ts';
import { type Action, useAction } from '../provider/useAction.ts';

/** Registers a customer (S7.13); the password comes by mail. Refused fields are in `error.fields`. */
export function useRegister(): Action<Registration, null> {
  return useAction((registration: Registration, shop) => shop.client.send(register, { body: registration }));
}
