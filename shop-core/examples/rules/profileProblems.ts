import { calendarDate } from 'shop-core/rules';
import { type ProfileForm, profileProblems } from 'shop-core/rules/account';

const today = calendarDate('2026-08-17');
const form: ProfileForm = {
  firstName: 'Siti',
  birthDate: calendarDate('2062-04-21'),
  email: 'siti@contoh.id',
  gender: null,
  phoneNumber: '0812-3456-7890',
};
for (const { field, code } of profileProblems(form, today)) console.log(field, code);
// → birthDate DATE_IN_FUTURE
// → gender REQUIRED
