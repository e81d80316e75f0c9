import { parseDashDate } from 'shop-core/rules';

console.log(parseDashDate('21-04-1990')); // → 1990-04-21
console.log(parseDashDate('31-04-1990')); // → undefined
console.log(parseDashDate('21/04/1990')); // → undefined
