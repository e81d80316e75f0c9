import * as z from 'zod/mini';
import { type CheckoutState, emptyCheckout } from '../../rules/checkout/checkoutState.ts';
import { addressKey, choicesKey } from '../provider/draftKeys.ts';
import type { ShopStorage } from '../provider/shopStorage.ts';

const area = { id: z.int(), name: z.string() };
const owned = { customerCode: z.string() };
const natural = z.int().check(z.nonnegative());

const choices = z.object({
  ...owned,
  courier: z.nullable(z.string()),
  wantsDropship: z.boolean(),
  bankId: z.nullable(z.int()),
  couponCode: z.nullable(z.string()),
  redeemPoints: natural,
});

const address = z.object({
  ...owned,
  note: z.string(),
  dropship: z.object({
    province: z.nullable(z.object(area)),
    city: z.nullable(z.object({ ...area, type: z.string() })),
    district: z.nullable(z.object({ ...area, postalCode: z.nullable(z.string()) })),
    subdistrict: z.nullable(z.object(area)),
    postalCode: z.nullable(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    company: z.string(),
    place: z.string(),
    note: z.string(),
  }),
});

/**
 * The choices a customer left in this browser. Terms and confirmations are given anew, and a shipping cost is never among
 * them: it is asked for the parcel as it is then.
 */
export function readDraft(storage: ShopStorage, customerCode: string): CheckoutState {
  const chosen = z.safeParse(choices, parse(storage.getItem(choicesKey)));
  const written = z.safeParse(address, parse(storage.getItem(addressKey)));
  return { ...emptyCheckout, ...ownPart(chosen.data, customerCode), ...ownPart(written.data, customerCode) };
}

/** Remembers the choices of a checkout under way; where nothing is chosen nothing is left behind. */
export function writeDraft(storage: ShopStorage, customerCode: string, state: CheckoutState): void {
  write(storage, choicesKey, customerCode, choicesOf(state), choicesOf(emptyCheckout));
  write(storage, addressKey, customerCode, addressOf(state), addressOf(emptyCheckout));
}

function choicesOf({ courier, wantsDropship, bankId, couponCode, redeemPoints }: CheckoutState) {
  return { courier, wantsDropship, bankId, couponCode, redeemPoints };
}

function addressOf({ note, dropship }: CheckoutState) {
  return { note, dropship };
}

function write(storage: ShopStorage, key: string, customerCode: string, part: object, none: object): void {
  const text = JSON.stringify({ customerCode, ...part });
  if (text === JSON.stringify({ customerCode, ...none })) storage.removeItem(key);
  else if (storage.getItem(key) !== text) storage.setItem(key, text);
}

function ownPart<T extends { readonly customerCode: string }>(draft: T | undefined, owner: string) {
  if (draft?.customerCode !== owner) return undefined;
  const { customerCode: _, ...part } = draft;
  return part;
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
