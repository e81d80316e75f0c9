import { scoreQuiz } from 'shop-core/rules/gold';

console.log(scoreQuiz([3, 2, 4, 3, 1, 5, 2, 3])); // → 23
