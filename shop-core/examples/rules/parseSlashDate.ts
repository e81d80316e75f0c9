import { parseSlashDate } from 'shop-core/rules';

console.log(parseSlashDate('01/08/2026')); // → 2026-08-01
console.log(parseSlashDate('1/8/2026')); // → undefined
