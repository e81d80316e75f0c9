import { passwordChangeProblems } from 'shop-core/rules/account';

const form = { currentPassword: 'Kunci-Brankas-7', newPassword: 'Pintu-Besi-42', confirmation: 'Pintu-Besi-24' };
const [problem] = passwordChangeProblems(form, ['siti', 'siti@contoh.id']);
console.log(problem); // → { code: 'CONFIRMATION_DIFFERS', field: 'confirmation' }
console.log(passwordChangeProblems({ ...form, confirmation: form.newPassword })); // → []
