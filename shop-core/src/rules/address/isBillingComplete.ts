import { type BillingForm, billingProblems } from './billingProblems.ts';

/** Whether the billing address has what a checkout needs (S5.40); null is none at all. */
export function isBillingComplete(billing: BillingForm | null): boolean {
  return billing !== null && billingProblems(billing).length === 0;
}
