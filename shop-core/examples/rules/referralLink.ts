import { referralLink } from 'shop-core/rules/account';

console.log(referralLink('https://toko.contoh.id/register', 'CUST-0042'));
// → https://toko.contoh.id/register?ref=CUST-0042
