import { ShopError } from '../../client/shopError.ts';
import { saveCustomer } from '../../contract/calls/account.ts';
import type { Customer } from '../../contract/entities/customer.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import { type ProfileForm, profileProblems } from '../../rules/account/profileProblems.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, refuse, useAction } from '../provider/useAction.ts';
import { keepCustomer } from './keepCustomer.ts';
import { customerQuery } from './useCustomer.ts';

interface ProfileOptions {
  /** On the way to an order: a birth date or a gender that was never given may wait. */
  readonly mayWait?: boolean;
}

/**
 * Saves the profile (S7.20); the stored one follows (S7.21). Refused fields are in `error.fields`. With `mayWait` a birth date
 * or a gender that was never given may be null, for an order asks for neither (S5.41).
 * @returns An action: it takes the whole form and answers the saved customer, which {@link useCustomer} and {@link
 * useSession} show at once. A new e-mail counts once it is confirmed ({@link useConfirmEmail}).
 * @errors LOGIN_REQUIRED; FORM_INVALID with a sentence for each field in `error.fields`, asked of the rule before
 * anything is sent, and without a notice.
 */
export function useSaveProfile({ mayWait = false }: ProfileOptions = {}): Action<ProfileForm, Customer> {
  return useAction((form: ProfileForm, shop) => save(form, mayWait, shop), {
    outcome: 'profileSaved',
    quiet: ['FORM_INVALID'],
    shownIn: 'customer',
  });
}

async function save(form: ProfileForm, mayWait: boolean, shop: Shop): Promise<Customer> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const { profile } = session;
  const { firstName, birthDate, email, gender, phoneNumber } = form;
  const check = (known?: Customer) => {
    const problems = profileProblems(form, jakartaDate(shop.now()), known);
    if (problems.length === 0) return;
    throw new ShopError({ code: 'FORM_INVALID', fields: problems }, { fields: fieldErrors(problems) });
  };
  if (!mayWait) check();
  const known = await shop.queryClient.ensureQueryData(customerQuery(shop, profile.customerCode));
  if (mayWait) check(known);
  const answered = await shop.client.send(saveCustomer, {
    body: {
      birthDate,
      firstName: firstName ?? '',
      lastName: form.lastName || null,
      email: email ?? '',
      gender,
      phoneNumber: phoneNumber ?? '',
      customerCode: profile.customerCode,
      levelId: known.levelId,
      customerType: profile.typeOfCustomer,
      // S6.18
      ...(profile.typeOfCustomer === 'CORPORATE' && profile.company && { company: { id: profile.company.id } }),
    },
  });
  const saved = await keepCustomer(shop, profile.customerCode, answered);
  const { fullName } = saved;
  shop.updateSession({ profile: { ...profile, fullName, phoneNumber: saved.phoneNumber, gender: saved.gender } });
  return saved;
}
