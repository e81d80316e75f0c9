import { type Registration, register } from '../../contract/calls/session.ts';
import { type Action, useAction } from '../provider/useAction.ts';

/**
 * Registers a customer (S7.13); the password comes by mail. Refused fields are in `error.fields`.
 * @returns An action: it takes the registration and answers null. The answer is the same for an e-mail that is taken:
 * its owner is told by mail.
 * @errors USERNAME_TAKEN; FORM_INVALID with its sentences in `error.fields`. Ask the rule {@link registerProblems}
 * first, with {@link useForm}.
 */
export function useRegister(): Action<Registration, null> {
  return useAction((registration: Registration, shop) => shop.client.send(register, { body: registration }));
}
