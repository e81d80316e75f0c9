import { jakartaDate } from 'shop-core/rules';

// Half past midnight in Jakarta is still the evening before in Greenwich.
console.log(jakartaDate(new Date('2026-08-16T17:30:00Z'))); // → 2026-08-17
console.log(jakartaDate(new Date('2026-08-16T16:59:59Z'))); // → 2026-08-16
