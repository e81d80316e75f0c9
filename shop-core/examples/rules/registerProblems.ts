import { type RegisterForm, registerProblems } from 'shop-core/rules/account';

const form: RegisterForm = {
  email: 'siti @contoh.id', // the space is stripped
  username: 'siti',
  customerType: 'CORPORATE',
  isNewCompany: false,
  company: null,
};
console.log(registerProblems(form)); // → [ { code: 'COMPANY_REQUIRED', field: 'company.id' } ]
console.log(registerProblems({ ...form, customerType: 'INDIVIDU' })); // → []
