import { formatPurity } from 'shop-core/rules';

console.log(formatPurity('999.9'), formatPurity('22K'));
// → 999,9 22K
