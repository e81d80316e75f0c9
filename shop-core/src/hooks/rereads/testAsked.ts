import * as calls from '../../contract/index.ts';

export const coupon = [calls.previewCoupon, calls.getCoupon];
export const asVisitor = [calls.viewProducts, calls.getProduct, calls.getDashboard, calls.getMenu];
export const offers = [calls.findProducts, calls.getProductAsCustomer];
const ownPage = [
  calls.getDashboard,
  calls.getMenu,
  ...offers,
  calls.getCart,
  calls.getCustomer,
  calls.getBillingAddress,
];
const ownLists = [calls.getOrder, calls.getOrders, calls.getPointHistory, calls.getNotifications, calls.getZakat];
export const afterLogin = [...ownPage, ...ownLists, calls.reserveUniqueCode];
/** The coupon is used up by an order, so it is asked again only where there was none. */
export const afterOrder = [...afterLogin, calls.getStoreStatus];
