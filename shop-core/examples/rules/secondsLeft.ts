import { payBy, secondsLeft } from 'shop-core/rules';

const until = payBy(new Date('2026-08-17T03:00:00Z'));
console.log(secondsLeft(until, new Date('2026-08-17T03:28:29.500Z'))); // → 91
console.log(secondsLeft(until, new Date('2026-08-17T04:00:00Z'))); // → 0
