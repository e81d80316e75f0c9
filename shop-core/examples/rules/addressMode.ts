import { addressMode } from 'shop-core/rules';

console.log(addressMode('sap')); // → online
console.log(addressMode('jnt')); // → regular
console.log(addressMode(null)); // → regular
