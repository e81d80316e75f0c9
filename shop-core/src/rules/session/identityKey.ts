import { stripSpaces } from '../text/stripSpaces.ts';

/**
 * The form in which an e-mail address or a username is compared: without spaces, look-alike forms folded (NFKC),
 * lower case. Two people whose keys are equal are one.
 */
export function identityKey(name: string): string {
  // Folding may make new spaces and lower-casing new compositions, so both come before the last look.
  return stripSpaces(name.normalize('NFKC').toLowerCase().normalize('NFKC'));
}
