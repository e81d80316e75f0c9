import { identityKey } from 'shop-core/rules/back-office';

console.log(identityKey(' Siti@Contoh.id ')); // → siti@contoh.id
// Full-width letters look the same and are the same person.
console.log(identityKey('Ｓｉｔｉ') === identityKey('siti')); // → true
