import { rupiah } from 'shop-core/rules';
import { isFreeShipping } from 'shop-core/rules/back-office';

const amount = { kind: 'AMOUNT', amount: rupiah(50_000) } as const;
console.log(isFreeShipping({ benefit: amount, withFreeShipping: false })); // → false
console.log(isFreeShipping({ benefit: amount, withFreeShipping: true })); // → true
console.log(isFreeShipping({ benefit: { kind: 'FREE_SHIPPING' }, withFreeShipping: false })); // → true
