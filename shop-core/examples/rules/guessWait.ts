import { guessWait } from 'shop-core/rules/back-office';

const at = (second: number) => new Date(Date.UTC(2026, 7, 17, 3, 0, second));
const byGuesser = [at(0), at(1), at(2), at(3), at(4)];
console.log(guessWait({ byGuesser: byGuesser.slice(1) }, at(5))); // → 0
console.log(guessWait({ byGuesser }, at(5))); // → 9
console.log(guessWait({ byGuesser: [...byGuesser, at(14)] }, at(15))); // → 19
