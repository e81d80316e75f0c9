import { parseThousands } from 'shop-core/rules/gold';

console.log(parseThousands('Rp 1.985.000')); // → 1985000
console.log(parseThousands('1985000')); // → 1985000
console.log(parseThousands('')); // → null
console.log(parseThousands('1.98')); // → NaN
