import { hasControlCharacter } from 'shop-core/rules';

console.log(hasControlCharacter('Tolong dibungkus kado.\nTerima kasih.')); // → false
console.log(hasControlCharacter('Siti\u0000Aminah')); // → true
