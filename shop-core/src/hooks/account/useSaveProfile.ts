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

/**
 * Saves the profile (S7.20); the stored one follows (S7.21). Refused fields are in `error.fields`.
 * @returns An action: it takes the whole form and answers the saved customer, which {@link useCustomer} and {@link
 * useSession} show at once. A new e-mail counts once it is confirmed ({@link useConfirmEmail}).
 * @errors LOGIN_REQUIRED; FORM_INVALID with a sentence for each field in `error.fields`, asked of the rule before
 * anything is sent, and without a notice.
 */
export function useSaveProfile(): Action<ProfileForm, Customer> {
  return useAction(save, { outcome: 'profileSaved', quiet: ['FORM_INVALID'], shownIn: 'customer' });
}

async function save(form: ProfileForm, shop: Shop): Promise<Customer> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const problems = profileProblems(form, jakartaDate(shop.now()));
  const { firstName, birthDate, email, gender, phoneNumber } = form;
  if (problems.length > 0 || !firstName || !birthDate || !email || !gender || !phoneNumber) {
    throw new ShopError({ code: 'FORM_INVALID', fields: problems }, { fields: fieldErrors(problems) });
  }
  const { profile } = session;
  const known = await shop.queryClient.ensureQueryData(customerQuery(shop, profile.customerCode));
  const answered = await shop.client.send(saveCustomer, {
    body: {
      birthDate,
      firstName,
      lastName: form.lastName || null,
      email,
      gender,
      phoneNumber,
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
