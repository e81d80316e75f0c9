import type { ShopError } from 'shop-core';

/** Whether a back end wants what an order does not need: birth date or gender. */
export function isAboutTheRest({ fields }: ShopError): boolean {
  return 'birthDate' in fields || 'gender' in fields;
}
