import { gregorianDate } from 'shop-core/rules/gold';

// The Islamic new year of 1448.
console.log(gregorianDate({ year: 1448, month: 1, day: 1 })); // → 2026-06-16
