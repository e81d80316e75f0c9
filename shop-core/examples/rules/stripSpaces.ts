import { stripSpaces } from 'shop-core/rules';

// What was typed into a username or e-mail field, before it is judged and sent.
console.log(stripSpaces(' siti aminah ')); // → sitiaminah
