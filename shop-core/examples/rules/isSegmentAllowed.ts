import { isSegmentAllowed } from 'shop-core/rules';

const visitor = null;
console.log(isSegmentAllowed('ALL', visitor)); // → true
console.log(isSegmentAllowed('CORPORATE', visitor)); // → false
console.log(isSegmentAllowed('CORPORATE', 'CORPORATE')); // → true
