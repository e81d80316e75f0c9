import { accountDeletionProblems } from 'shop-core/rules/account';

console.log(accountDeletionProblems({ isUnderstood: true })); // → []
const [problem] = accountDeletionProblems({ isUnderstood: false });
console.log(problem); // → { code: 'REQUIRED', field: 'isUnderstood' }
