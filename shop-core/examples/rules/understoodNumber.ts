import { typedBounds, understoodNumber } from 'shop-core/rules/typed';

console.log(understoodNumber('1500000.00', typedBounds.goldPrice)); // → { value: 1500000, meaning: 'Rp 1.500.000' }
console.log(understoodNumber('1000', typedBounds.goldWeight)); // → { value: 1000000, meaning: '1 kg?' }
console.log(understoodNumber('1.5', typedBounds.goldPrice).problem); // → { code: 'NUMBER_INVALID', decimals: 0 }
