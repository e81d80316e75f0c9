import { isBlank } from '../text/isBlank.ts';

/** What an order needs of a customer's profile; null where nothing is filled in. */
export interface ProfileToOrder {
  readonly fullName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

/** Whether a customer's profile has what an order needs: full name, e-mail and telephone number (S5.41). */
export function isProfileComplete(profile: ProfileToOrder): boolean {
  return !isBlank(profile.fullName) && !isBlank(profile.email) && !isBlank(profile.phoneNumber);
}
