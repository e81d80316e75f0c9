import { type ProductToAdd, safeStorage } from 'shop-core';

/** What somebody was about to do when a login came between (decision 0142). */
interface Wanted {
  /** Whose login had ended; null as long as nobody is known. */
  readonly customerCode: string | null;
  /** The page to come back to. */
  readonly place: string;
  /** What was to be put in the cart. */
  readonly buying?: { readonly product: ProductToAdd; readonly name: string } | undefined;
}

const key = 'samudra-emas.wanted';
// As long as a mailed link to a new password is good.
const lifetimeMs = 60 * 60_000;

/** Of this tab alone, and gone with it: a reload and the link of a mail find it, the next person at the computer does not. */
const tab = safeStorage(() => globalThis.sessionStorage);

export function readWanted(): Wanted | undefined {
  const { wanted, until } = parse(tab.getItem(key));
  if (wanted && Date.now() < until) return wanted;
  forgetWanted();
  return undefined;
}

/** Remembers it, from now on; what was wanted before is wanted no more. */
export function keepWanted(wanted: Wanted): void {
  tab.setItem(key, JSON.stringify({ wanted, until: Date.now() + lifetimeMs }));
}

export function forgetWanted(): void {
  tab.removeItem(key);
}

/** What this customer wanted: given once. What another one wanted is forgotten. */
export function takeWanted(customerCode: string): Wanted | undefined {
  const wanted = readWanted();
  forgetWanted();
  return wanted && isOf(wanted, customerCode) ? wanted : undefined;
}

/** From now on it is this customer's: somebody else who logs in before it is done does not get it. */
export function bindWanted(customerCode: string): void {
  const wanted = readWanted();
  if (!wanted) return;
  if (isOf(wanted, customerCode)) keepWanted({ ...wanted, customerCode });
  else forgetWanted();
}

const isOf = (wanted: Wanted, customerCode: string) =>
  wanted.customerCode === null || wanted.customerCode === customerCode;

function parse(text: string | null): { wanted?: Wanted; until: number } {
  try {
    return { until: 0, ...JSON.parse(text ?? '{}') };
  } catch {
    return { until: 0 };
  }
}
