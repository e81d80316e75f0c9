import { emptyCheckout, nextHint, orderAttempt, rupiah, type Store } from 'shop-core/rules';

const store: Store = { status: 'OPEN', notice: '' };
const around = { store, lines: [{ isOutdated: false }], grandTotalRaw: rupiah(1_985_000) };
console.log(nextHint(orderAttempt(emptyCheckout, around))); // → PICK_SHIPPING

const byJnt = { ...emptyCheckout, courier: 'jnt' };
console.log(nextHint(orderAttempt(byJnt, around))); // → COMPLETE_ADDRESS
