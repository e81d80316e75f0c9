import { calendarDate } from 'shop-core/rules';
import { zakatDraft, zakatProblems } from 'shop-core/rules/gold';

const today = calendarDate('2026-08-17');
const typed = { type: 'Beli', goldType: 'Batangan', weight: '0', purity: '101', price: '', date: null };
for (const { field, code } of zakatProblems(zakatDraft(typed), today)) console.log(field, code);
// → weight NUMBER_TOO_SMALL
// → purity NUMBER_TOO_LARGE
// → date REQUIRED
