import { deleteAccount } from '../../contract/calls/session.ts';
import { type AccountDeletionForm, accountDeletionProblems } from '../../rules/account/accountDeletionProblems.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { choicesKey } from '../provider/draftKeys.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { refuse, useAction } from '../provider/useAction.ts';

/**
 * The dialog that deletes the account (S2.139): nothing happens until the checkbox is ticked (S5.61). Once deleted, the
 * login ends in every tab (S7.17).
 * @returns A form with one field, `isUnderstood`. When it went through, {@link useSession} is a visitor and
 * `onSessionEnd` of the provider hears 'logout'.
 * @errors LOGIN_REQUIRED; the field is refused with REQUIRED until it is ticked.
 */
export function useDeleteAccount(): Form<AccountDeletionForm> {
  const { run } = useAction(deleteOwnAccount, { outcome: 'deleted' });
  return useForm<AccountDeletionForm>({
    defaults: { isUnderstood: false },
    keepAs: false, // A consent is given anew.
    problems: accountDeletionProblems,
    submit: run,
  });
}

async function deleteOwnAccount(_: AccountDeletionForm, shop: Shop): Promise<null> {
  if (shop.store.get(sessionAtom).status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const deleted = await shop.client.send(deleteAccount, {});
  shop.storage.removeItem(choicesKey);
  shop.signOut('logout');
  return deleted;
}
