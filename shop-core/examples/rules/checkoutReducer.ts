import { checkoutReducer, emptyCheckout, rupiah } from 'shop-core/rules';

let checkout = checkoutReducer(emptyCheckout, { type: 'courierChosen', courier: 'jnt' });
checkout = checkoutReducer(checkout, { type: 'quoteRequested', request: 1 });
checkout = checkoutReducer(checkout, { type: 'quoteArrived', request: 1, cost: rupiah(30_000) });
console.log(checkout.quote); // → { status: 'fresh', cost: 30000, description: null }

// A heavier parcel makes a known cost stale; another courier forgets it.
const heavier = { ...checkout.parcel, weightKg: 2 };
console.log(checkoutReducer(checkout, { type: 'parcelChanged', parcel: heavier }).quote); // → { status: 'stale' }
console.log(checkoutReducer(checkout, { type: 'courierChosen', courier: 'sap' }).quote); // → { status: 'none' }
