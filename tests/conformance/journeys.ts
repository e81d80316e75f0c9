import { keepZakat, review, takeQuiz } from './journeys/advising.ts';
import { comeToClosedDoor, fillCart, look, refreshPrice } from './journeys/buying.ts';
import { tryCoupons, tryPoints } from './journeys/discounting.ts';
import { enter } from './journeys/entering.ts';
import { order, orderForAnother, orderForLess, orderInVain, orderTooMuch } from './journeys/ordering.ts';
import { askCouriers, moveHouse } from './journeys/sending.ts';
import type { Visit } from './visit.ts';

interface Journey {
  readonly name: string;
  readonly make: (visit: Visit) => Promise<void>;
  /** How many asks are refused on the way, so that a journey that goes wrong early in both shops is seen. */
  readonly refusals: number;
}

/** What shoppers do, told once for the kit and the real server. */
export const journeys: readonly Journey[] = [
  { name: 'in at the door and out again', make: enter, refusals: 4 },
  { name: 'a look at the products', make: look, refusals: 2 },
  { name: 'a cart', make: fillCart, refusals: 6 },
  { name: 'a price that changed', make: refreshPrice, refusals: 1 },
  { name: 'a closed door', make: comeToClosedDoor, refusals: 1 },
  { name: 'coupons', make: tryCoupons, refusals: 5 },
  { name: 'points', make: tryPoints, refusals: 2 },
  { name: 'another address', make: moveHouse, refusals: 2 },
  { name: 'the cost of shipping', make: askCouriers, refusals: 3 },
  { name: 'an order', make: order, refusals: 3 },
  { name: 'an order with coupon and points', make: orderForLess, refusals: 4 },
  { name: 'orders to another address', make: orderForAnother, refusals: 1 },
  { name: 'orders that cannot be', make: orderInVain, refusals: 15 },
  { name: 'more orders than may wait unpaid', make: orderTooMuch, refusals: 4 },
  { name: 'zakat', make: keepZakat, refusals: 7 },
  { name: 'the quiz', make: takeQuiz, refusals: 2 },
  { name: 'a review', make: review, refusals: 5 },
];
