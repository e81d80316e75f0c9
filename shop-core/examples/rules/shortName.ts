import { shortName } from 'shop-core/rules';

console.log(shortName('Emas Batangan 10 gram')); // → Emas Batangan 10 gram
console.log(shortName('Kalung Emas 17 Karat Motif Bunga Melati')); // → Kalung Emas 17 Karat Motif Bun…
