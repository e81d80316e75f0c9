import { calendarDate, formatSlashDate } from 'shop-core/rules';

const writtenOn = calendarDate('2026-03-05');
console.log(`Ditulis ${formatSlashDate(writtenOn)}`); // → Ditulis 05/03/2026
