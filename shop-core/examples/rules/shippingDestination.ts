import { emptyAddress, emptyCheckout, shippingDestination } from 'shop-core/rules';

const billing = { ...emptyAddress, province: { id: 9, name: 'Jawa Barat' } };
const byJnt = { ...emptyCheckout, courier: 'jnt', parcel: { ...emptyCheckout.parcel, billing } };
console.log(shippingDestination(byJnt)?.province?.name); // → Jawa Barat

// sap takes a dropship address of its own, of which nothing is chosen yet.
console.log(shippingDestination({ ...byJnt, courier: 'sap' })?.province); // → null
