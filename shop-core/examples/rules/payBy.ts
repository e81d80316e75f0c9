import { payBy } from 'shop-core/rules';

const orderDate = new Date('2026-08-17T03:00:00Z');
console.log(payBy(orderDate).toISOString()); // → 2026-08-17T03:30:00.000Z
