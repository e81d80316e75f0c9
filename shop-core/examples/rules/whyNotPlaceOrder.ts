import { emptyCheckout, orderAttempt, rupiah, type Store, whyNotPlaceOrder } from 'shop-core/rules';

const store: Store = { status: 'OPEN', notice: '' };
const around = { store, lines: [{ isOutdated: false }], grandTotalRaw: rupiah(1_985_000) };
const parcel = { ...emptyCheckout.parcel, isOnlineOnly: true };
const checkout = { ...emptyCheckout, parcel, bankId: 1 };
console.log(whyNotPlaceOrder(orderAttempt(checkout, around))); // → { code: 'TERMS_REQUIRED' }

const agreed = { ...checkout, hasAcceptedTerms: true };
console.log(whyNotPlaceOrder(orderAttempt(agreed, around))); // → undefined
