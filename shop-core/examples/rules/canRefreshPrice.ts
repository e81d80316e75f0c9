import { canRefreshPrice, rupiah } from 'shop-core/rules';

// The reload button of an outdated line: there while the product is still sold, at another price.
const line = { isOutdated: true, price: rupiah(1_985_000), currentPrice: rupiah(2_010_000) };
console.log(canRefreshPrice(line)); // → true
console.log(canRefreshPrice({ ...line, isOutdated: false })); // → false
console.log(canRefreshPrice({ ...line, currentPrice: line.price })); // → false
