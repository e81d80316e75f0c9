import { needsSeparateAddress } from 'shop-core/rules';

console.log(needsSeparateAddress('rpx')); // → true
console.log(needsSeparateAddress('SAP')); // → true
console.log(needsSeparateAddress('jnt')); // → false
