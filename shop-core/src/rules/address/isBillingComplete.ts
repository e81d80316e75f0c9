import { type BillingForm, billingProblems } from './billingProblems.ts';

/**
 * Whether the billing address has what a checkout needs (S5.40): {@link billingProblems} finds nothing. Null is no
 * address at all.
 */
export function isBillingComplete(billing: BillingForm | null): boolean {
  return billing !== null && billingProblems(billing).length === 0;
}
