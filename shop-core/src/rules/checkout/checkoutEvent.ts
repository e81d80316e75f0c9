import type { Address, AddressLevel } from '../address/address.ts';
import type { FoundArea } from '../address/foundArea.ts';
import type { Rupiah } from '../money/rupiah.ts';
import type { Problem } from '../problem.ts';
import type { Parcel } from './checkoutState.ts';
import type { DropshipTexts } from './dropshipProblems.ts';

/** A choice at one level of an address; null takes it back. */
export type LevelChoice = {
  [L in AddressLevel]: { readonly level: L; readonly choice: Address[L] };
}[AddressLevel];

/** Everything that can happen at the checkout. `request` numbers the questions for a cost, so a late answer is dropped. */
export type CheckoutEvent =
  | { readonly type: 'courierChosen'; readonly courier: string | null }
  | { readonly type: 'dropshipToggled'; readonly wanted: boolean }
  | { readonly type: 'dropshipTextChanged'; readonly field: keyof DropshipTexts; readonly value: string }
  | ({ readonly type: 'dropshipLevelChosen' } & LevelChoice)
  | { readonly type: 'dropshipAreaFound'; readonly found: FoundArea }
  | { readonly type: 'dropshipPostalCodeChanged'; readonly postalCode: string | null }
  | { readonly type: 'noteChanged'; readonly note: string }
  | { readonly type: 'bankChosen'; readonly bankId: number | null }
  | { readonly type: 'termsChanged'; readonly accepted: boolean }
  | { readonly type: 'couponChanged'; readonly couponCode: string | null }
  | { readonly type: 'redeemChanged'; readonly redeemPoints: number }
  | { readonly type: 'redeemAllConfirmed'; readonly confirmed: boolean }
  | { readonly type: 'parcelChanged'; readonly parcel: Parcel }
  | { readonly type: 'quoteRequested'; readonly request: number }
  | {
      readonly type: 'quoteArrived';
      readonly request: number;
      readonly cost: Rupiah;
      readonly description?: string | null;
    }
  | { readonly type: 'quoteRefused'; readonly request: number; readonly problem: Problem };
