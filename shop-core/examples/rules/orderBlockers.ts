import { emptyCheckout, orderAttempt, orderBlockers, rupiah, type Store } from 'shop-core/rules';

const store: Store = { status: 'CLOSE', notice: 'Toko tutup sampai Senin.' };
const around = { store, lines: [{ isOutdated: false }], grandTotalRaw: rupiah(1_985_000) };
for (const { code } of orderBlockers(orderAttempt(emptyCheckout, around))) console.log(code);
// → STORE_CLOSED
// → SHIPPING_METHOD_REQUIRED
// → DESTINATION_INCOMPLETE
// → BANK_REQUIRED
// → SHIPPING_COST_UNCHECKED
// → TERMS_REQUIRED
