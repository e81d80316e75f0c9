import { newPasswordProblem } from 'shop-core/rules/account';

console.log(newPasswordProblem('Kunci-Brankas-7')); // → undefined
console.log(newPasswordProblem('emas24k')); // → { code: 'TOO_SHORT', minimum: 8 }
console.log(newPasswordProblem('rahasia123')); // → { code: 'TOO_COMMON' }
console.log(newPasswordProblem('sitiaminah1', ['sitiaminah'])); // → { code: 'TOO_COMMON' }
console.log(newPasswordProblem(' Kunci-Brankas-7')); // → { code: 'EDGE_SPACE' }
