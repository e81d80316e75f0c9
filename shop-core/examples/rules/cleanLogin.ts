import { cleanLogin } from 'shop-core/rules/account';

const typed = { username: ' siti aminah', password: 'Kunci Brankas 7 ' };
console.log(cleanLogin(typed)); // → { username: 'sitiaminah', password: 'Kunci Brankas 7' }
