import { storeStatus } from 'shop-core/rules';

console.log(storeStatus('CLOSE')); // → CLOSE
console.log(storeStatus('')); // → OPEN
