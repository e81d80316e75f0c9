import { resetPassword } from '../../contract/calls/session.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import { type Action, refuse, useAction } from '../provider/useAction.ts';

export interface NewPassword {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password (S7.18), also the one-time password of a new account. Every other login of the customer ends.
 * @returns An action: it takes both passwords and answers null. A session that had to change its password is a whole
 * one from then on.
 * @errors LOGIN_REQUIRED, TOO_MANY_TRIES, and FORM_INVALID without a notice, its sentences in `error.fields`:
 * CURRENT_PASSWORD_WRONG, TOO_SHORT, TOO_COMMON, EDGE_SPACE. Ask the rule {@link passwordChangeProblems} first, with
 * {@link useForm}.
 */
export function useChangePassword(): Action<NewPassword, null> {
  return useAction(
    async (passwords: NewPassword, shop) => {
      const session = shop.store.get(sessionAtom);
      if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
      const { username } = session.profile;
      const changed = await shop.client.send(resetPassword, { body: { ...passwords, username } });
      shop.updateSession({ mustChangePassword: false });
      return changed;
    },
    { outcome: 'passwordChanged', quiet: ['FORM_INVALID'] },
  );
}
