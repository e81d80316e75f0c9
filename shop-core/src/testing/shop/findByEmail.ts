import { identityKey } from '../../rules/session/identityKey.ts';
import { stripSpaces } from '../../rules/text/stripSpaces.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

/** Whose address this is, however it was typed. */
export function findByEmail({ customers }: HeldShop, email: string): HeldCustomer | undefined {
  const key = identityKey(stripSpaces(email));
  return customers.find(({ profile }) => identityKey(profile.email) === key);
}
