import { normalisedCode } from 'shop-core/rules/back-office';

console.log(normalisedCode(' merdeka17 ')); // → MERDEKA17
console.log(normalisedCode('merdeka 17')); // → undefined
