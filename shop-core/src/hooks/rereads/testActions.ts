import { accountActions } from './testAccountActions.ts';
import { cartActions } from './testCartActions.ts';
import { checkoutActions } from './testCheckoutActions.ts';
import { discountActions } from './testDiscountActions.ts';
import { sessionActions } from './testSessionActions.ts';
import { wordActions } from './testWordActions.ts';

/** Everything that can be pressed on what is published. */
export const actionRows = [
  ...cartActions,
  ...discountActions,
  ...checkoutActions,
  ...accountActions,
  ...sessionActions,
  ...wordActions,
];
