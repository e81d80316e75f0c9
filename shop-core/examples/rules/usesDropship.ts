import { emptyCheckout, usesDropship } from 'shop-core/rules';

const byJnt = { ...emptyCheckout, courier: 'jnt' };
console.log(usesDropship(byJnt)); // → false
console.log(usesDropship({ ...byJnt, wantsDropship: true })); // → true
console.log(usesDropship({ ...byJnt, courier: 'sap' })); // → true
