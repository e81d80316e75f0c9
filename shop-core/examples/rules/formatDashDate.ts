import { calendarDate, formatDashDate } from 'shop-core/rules';

const birthDate = calendarDate('1990-04-21');
console.log(formatDashDate(birthDate)); // → 21-04-1990
