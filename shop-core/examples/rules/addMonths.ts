import { calendarDate } from 'shop-core/rules';
import { addMonths } from 'shop-core/rules/back-office';

// A month without that day ends earlier.
console.log(addMonths(calendarDate('2026-01-31'), 1)); // → 2026-02-28
