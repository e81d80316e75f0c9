import { ShopError } from '../../client/shopError.ts';
import { forgotPassword } from '../../contract/calls/session.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import { forgotProblems } from '../../rules/session/forgotProblems.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import { type Action, useAction } from '../provider/useAction.ts';

export interface ForgottenPassword {
  readonly email: string;
}

/**
 * Asks for the link to a new password (S7.14), and says that the mail is sent; the answer is the same for an address that
 * nobody has. Where to go then is up to the app: the shop goes home (S2.62).
 * @returns An action: it takes the e-mail and answers null.
 * @errors FORM_INVALID with its sentence in `error.fields.email`.
 */
export function useForgotPassword(): Action<ForgottenPassword, null> {
  return useAction(
    (form: ForgottenPassword, { client }) => {
      const problems = forgotProblems(form);
      if (problems.length > 0) {
        throw new ShopError({ code: 'FORM_INVALID', fields: problems }, { fields: fieldErrors(problems) });
      }
      return client.send(forgotPassword, { body: { email: stripSpaces(form.email) } });
    },
    { outcome: 'emailSent' },
  );
}
