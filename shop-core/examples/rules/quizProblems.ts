import { quizProblems } from 'shop-core/rules/gold';

const problems = quizProblems({ name: 'Siti', email: 'siti', values: [3, 2, 4, 3, 1, 5, 2, null] });
for (const { field, code } of problems) console.log(field, code);
// → email EMAIL_INVALID
// → values.7 REQUIRED
