import { calendarDate } from 'shop-core/rules';
import { understoodDay } from 'shop-core/rules/typed';

const today = calendarDate('2026-08-17');
console.log(understoodDay('05/06/1991', { today })); // → { value: '1991-06-05', meaning: '5 Juni 1991' }
console.log(understoodDay('02/02/0206', { today }).problem); // → { code: 'DATE_TOO_EARLY', earliest: '1900-01-01' }
