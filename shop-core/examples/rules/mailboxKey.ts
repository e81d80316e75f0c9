import { mailboxKey } from 'shop-core/rules/back-office';

console.log(mailboxKey('Ani.Wijaya+toko@gmail.com')); // → aniwijaya@gmail.com
console.log(mailboxKey('ani.wijaya+toko@contoh.test')); // → ani.wijaya@contoh.test
