import { emptyCheckout, orderAttempt, orderBlockers, rupiah, type Store } from 'shop-core/rules';

const store: Store = { status: 'OPEN', notice: '' };
const around = { store, lines: [{ isOutdated: false }], grandTotalRaw: rupiah(1_985_000) };

// A training is shipped to nobody: all that is missing is the bank and the terms.
const parcel = { ...emptyCheckout.parcel, isOnlineOnly: true };
const attempt = orderAttempt({ ...emptyCheckout, parcel }, around);
console.log(attempt.isOnlineOnly, attempt.isCostChecked); // → true false
console.log(orderBlockers(attempt)); // → [ { code: 'BANK_REQUIRED' }, { code: 'TERMS_REQUIRED' } ]
