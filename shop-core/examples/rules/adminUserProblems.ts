import { calendarDate } from 'shop-core/rules';
import { adminUserProblems } from 'shop-core/rules/back-office';

const today = calendarDate('2026-08-17');
const form = {
  ...{ name: 'Rina Wijaya', email: 'rina@contoh.id', phone: '0812-3456-7890', roleId: 2 },
  ...{ password: '', address: '', birthDate: null },
};
console.log(adminUserProblems(form, { isNew: false, today })); // → []
for (const { field, code } of adminUserProblems(form, { isNew: true, today })) console.log(field, code);
// → password REQUIRED
// → address REQUIRED
// → birthDate REQUIRED
