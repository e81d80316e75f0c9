import { understoodCode } from 'shop-core/rules/typed';

console.log(understoodCode('012345678901000', 'npwp').value); // → 01.234.567.8-901.000
console.log(understoodCode('abc', 'npwp').problem); // → { code: 'DIGITS_WRONG', digits: [ 15, 16 ] }
