import { insuresParcel } from 'shop-core/rules';

console.log(insuresParcel('sap')); // → true
console.log(insuresParcel('jnt')); // → false
