import { understoodMoment } from 'shop-core/rules/typed';

console.log(understoodMoment('17/08/2026 09:30').meaning); // → 17 Agustus 2026 09:30 WIB
console.log(understoodMoment('17/08/2026').problem); // → { code: 'MOMENT_INVALID' }
