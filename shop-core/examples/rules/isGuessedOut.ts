import { isGuessedOut } from 'shop-core/rules/back-office';

const at = (minute: number) => new Date(Date.UTC(2026, 7, 17, 3, minute));
const failed = Array.from({ length: 10 }, (_, minute) => at(minute));
console.log(isGuessedOut(failed.slice(1), at(10))); // → false
console.log(isGuessedOut(failed, at(10))); // → true
console.log(isGuessedOut(failed, at(60))); // → false
