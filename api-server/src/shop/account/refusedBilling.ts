import type { BillingChange } from 'shop-core/contract';
import { type BillingField, billingProblems, type FieldProblem } from 'shop-core/rules';
import type { findAreaChain } from './billingStore.ts';

type AreaChain = Awaited<ReturnType<typeof findAreaChain>>;

/** The form shows areas by name, the wire carries their ids. */
const idField: { readonly [F in BillingField]?: keyof BillingChange } = {
  province: 'provinceId',
  city: 'cityId',
  district: 'districtId',
  subdistrict: 'subdistrictId',
};

/** What is wrong with a billing address, S5.57, whose areas must exist and lie in one another. */
export function refusedBilling(change: BillingChange, areas: AreaChain): FieldProblem[] {
  const { address, company, place, postalCode } = change;
  return billingProblems({ address, company, place, postalCode, ...areas }).map((problem) => {
    const field = idField[problem.field];
    // An id always came; where no area was found it was the wrong one.
    return field ? { field, code: 'CHOICE_INVALID' } : problem;
  });
}
