import { rupiah } from 'shop-core/rules';
import { couponDiscount } from 'shop-core/rules/back-office';

const percent = { benefit: { kind: 'PERCENT', basisPoints: 1_250, cap: rupiah(100_000) } } as const;
console.log(couponDiscount(percent, rupiah(500_001))); // → 62500
console.log(couponDiscount(percent, rupiah(1_985_000))); // → 100000

const amount = { benefit: { kind: 'AMOUNT', amount: rupiah(50_000) } } as const;
console.log(couponDiscount(amount, rupiah(35_000))); // → 35000
