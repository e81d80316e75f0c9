import { quizBand, scoreQuiz } from 'shop-core/rules/gold';

const score = scoreQuiz([3, 2, 4, 3, 1, 5, 2, 3]);
console.log(quizBand(score)); // → { band: 'BALANCED', inGap: false }
console.log(quizBand(11)); // → { band: 'SECURE', inGap: true }
console.log(quizBand(29)); // → { band: 'ADVENTUROUS', inGap: false }
