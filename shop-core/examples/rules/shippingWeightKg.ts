import { milligram, shippingWeightKg } from 'shop-core/rules';

const oneGramBar = { weight: milligram(1_000), quantity: 2 };
const silverBar = { weight: milligram(250_000), quantity: 5 };
console.log(shippingWeightKg([oneGramBar])); // → 1
console.log(shippingWeightKg([oneGramBar, silverBar])); // → 2
