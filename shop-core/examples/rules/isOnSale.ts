import { calendarDate, isOnSale } from 'shop-core/rules';

const independenceSale = { saleStart: calendarDate('2026-08-01'), saleEnd: calendarDate('2026-08-17') };
console.log(isOnSale(independenceSale, calendarDate('2026-08-17'))); // → true
console.log(isOnSale(independenceSale, calendarDate('2026-08-18'))); // → false
console.log(isOnSale({ saleStart: null, saleEnd: null }, calendarDate('2026-08-17'))); // → false
