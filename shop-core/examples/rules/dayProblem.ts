import { calendarDate } from 'shop-core/rules';
import { dayProblem } from 'shop-core/rules/typed';

const today = calendarDate('2026-08-17');
console.log(dayProblem(today, { today })); // → undefined
console.log(dayProblem(calendarDate('2026-08-18'), { today })); // → { code: 'DATE_IN_FUTURE' }
