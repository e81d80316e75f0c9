import { ShopError } from '../../client/shopError.ts';
import { saveBillingAddress } from '../../contract/calls/account.ts';
import type { BillingAddress } from '../../contract/entities/billingAddress.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import { type BillingForm, billingProblems } from '../../rules/address/billingProblems.ts';
import { answeredOrRead } from '../provider/answeredOrRead.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, refuse, useAction } from '../provider/useAction.ts';
import { billingQuery } from './billingQuery.ts';

/**
 * Saves the billing address (S7.24). Refused fields are in `error.fields`.
 * @returns An action: it takes the whole form and answers the saved address, which {@link useBillingAddress} shows at
 * once.
 * @errors LOGIN_REQUIRED; FORM_INVALID with a sentence for each field in `error.fields`, asked of the rule before
 * anything is sent, and without a notice.
 */
export function useSaveBilling(): Action<BillingForm, BillingAddress> {
  return useAction(save, { outcome: 'billingSaved', quiet: ['FORM_INVALID'], shownIn: 'billing-address' });
}

async function save(form: BillingForm, shop: Shop): Promise<BillingAddress> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const problems = billingProblems(form);
  const { province, city, district, subdistrict, postalCode, address } = form;
  const isComplete = province && city && district && subdistrict && postalCode && address;
  if (problems.length > 0 || !isComplete) {
    throw new ShopError({ code: 'FORM_INVALID', fields: problems }, { fields: fieldErrors(problems) });
  }
  const { customerCode } = session.profile;
  const answered = await shop.client.send(saveBillingAddress, {
    body: {
      customerCode,
      address,
      company: form.company || null,
      place: form.place || null,
      provinceId: province.id,
      cityId: city.id,
      districtId: district.id,
      subdistrictId: subdistrict.id,
      postalCode,
    },
  });
  const query = billingQuery(shop, customerCode);
  return answeredOrRead(shop, query.queryKey, answered, () => shop.queryClient.fetchQuery({ ...query, staleTime: 0 }));
}
