import { whyNotMoveOrder } from 'shop-core/rules/back-office';

const isOnlineOnly = false;
console.log(whyNotMoveOrder('pending', 'processing', isOnlineOnly)); // → undefined
const problem = whyNotMoveOrder('processing', 'complete', isOnlineOnly);
console.log(problem); // → { code: 'ORDER_MOVE_NOT_ALLOWED', from: 'processing', to: 'complete' }

// A training is shipped to nobody, so it goes straight to the end.
console.log(whyNotMoveOrder('processing', 'complete', true)); // → undefined
