import { shortCartName } from 'shop-core/rules';

console.log(shortCartName('Emas Batangan 1 gram')); // → Emas Batangan 1 gram
console.log(shortCartName('Emas Batangan 10 gram')); // → Emas Batangan 10 gra...
