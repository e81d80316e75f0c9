import { typedBounds, typedText } from 'shop-core/rules/typed';

console.log(typedText(1_500_000, typedBounds.goldPrice)); // → 1.500.000
console.log(typedText(1_000_500, typedBounds.goldWeight)); // → 1000,5
