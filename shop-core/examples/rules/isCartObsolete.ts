import { isCartObsolete } from 'shop-core/rules';

// One price has changed since its line was put in: the checkout waits for its reload button.
console.log(isCartObsolete([{ isOutdated: false }, { isOutdated: true }])); // → true
console.log(isCartObsolete([{ isOutdated: false }])); // → false
