export { isProfileComplete, type ProfileToOrder } from './account/isProfileComplete.ts';
export {
  type Address,
  type AddressLevel,
  type AddressMode,
  type Area,
  type CityArea,
  type DistrictArea,
  emptyAddress,
} from './address/address.ts';
export type { AreaField } from './address/areaProblems.ts';
export { type BillingField, type BillingForm, billingProblems } from './address/billingProblems.ts';
export { changeAddressMode } from './address/changeAddressMode.ts';
export type { FoundArea } from './address/foundArea.ts';
export { isBillingComplete } from './address/isBillingComplete.ts';
export { isDestinationComplete } from './address/isDestinationComplete.ts';
export { selectFound } from './address/selectFound.ts';
export { selectLevel } from './address/selectLevel.ts';
export { canRefreshPrice } from './cart/canRefreshPrice.ts';
export { cartSubtotal } from './cart/cartSubtotal.ts';
export { isCartObsolete } from './cart/isCartObsolete.ts';
export { isOnlineOnly } from './cart/isOnlineOnly.ts';
export { type LineToTotal, lineTotal } from './cart/lineTotal.ts';
export { type QuantityBounds, type QuantityPlace, quantityBounds } from './cart/quantityBounds.ts';
export { type AddToCartAttempt, whyNotAddToCart } from './cart/whyNotAddToCart.ts';
export { type LineToCheckOut, whyNotCheckout } from './cart/whyNotCheckout.ts';
export { whyNotQuantity } from './cart/whyNotQuantity.ts';
export { type Availability, availability } from './catalogue/availability.ts';
export { hasCorporateOffer } from './catalogue/hasCorporateOffer.ts';
export { isOnSale, type SaleWindow } from './catalogue/isOnSale.ts';
export { isSegmentAllowed } from './catalogue/isSegmentAllowed.ts';
export { type PricedProduct, type PriceShown, priceShown } from './catalogue/priceShown.ts';
export type { Store } from './catalogue/store.ts';
export { type StoreStatus, storeStatus } from './catalogue/storeStatus.ts';
export { addressMode } from './checkout/addressMode.ts';
export type { CheckoutEvent, LevelChoice } from './checkout/checkoutEvent.ts';
export { checkoutReducer } from './checkout/checkoutReducer.ts';
export { type CheckoutState, emptyCheckout, type Parcel, type ShippingQuote } from './checkout/checkoutState.ts';
export { type ComparedFigure, comparedFigures, type ShownFigure } from './checkout/comparedFigures.ts';
export {
  type DropshipField,
  type DropshipForm,
  type DropshipTexts,
  dropshipProblems,
  emptyDropship,
} from './checkout/dropshipProblems.ts';
export { needsSeparateAddress } from './checkout/needsSeparateAddress.ts';
export { type CheckoutHint, checkoutHints, nextHint } from './checkout/nextHint.ts';
export { type OrderAttempt, orderAttempt } from './checkout/orderAttempt.ts';
export { orderBlockers } from './checkout/orderBlockers.ts';
export { type FigureName, type OrderFigures, orderFigures } from './checkout/orderFigures.ts';
export { type OrderStatus, orderStatus, orderStatuses } from './checkout/orderStatus.ts';
export { orderStatusLabel } from './checkout/orderStatusLabel.ts';
export { payBy } from './checkout/payBy.ts';
export { type PlacedFigures, placedEntries } from './checkout/placedEntries.ts';
export type {
  LineToPrice,
  OrderToPrice,
  PricedOrder,
  PriceEntry,
  PriceEntryCode,
  PriceReason,
} from './checkout/pricedOrder.ts';
export { priceOrder } from './checkout/priceOrder.ts';
export { secondsLeft } from './checkout/secondsLeft.ts';
export { shippingDestination } from './checkout/shippingDestination.ts';
export { shippingToPrice } from './checkout/shippingToPrice.ts';
export { type LineToWeigh, shippingWeightKg } from './checkout/shippingWeightKg.ts';
export { usesDropship } from './checkout/usesDropship.ts';
export { whyNotPlaceOrder } from './checkout/whyNotPlaceOrder.ts';
export { type QuoteAttempt, whyNotQuote } from './checkout/whyNotQuote.ts';
export {
  bannerInterval,
  blogsPerPage,
  type CustomerType,
  cartNameLength,
  cartPopupCloseDelay,
  customerTypes,
  fixedHeaderScroll,
  type Gender,
  genders,
  minimumShippingKg,
  namedCouponType,
  type ProductSegment,
  pageSizes,
  payWithinMinutes,
  productNameLength,
  productSegments,
  productsPerPage,
  relatedProductCount,
  sapMinimumValue,
  variableProductCode,
} from './constants.ts';
export type { CouponType } from './coupon/coupon.ts';
export { couponLabel } from './coupon/couponLabel.ts';
export { type CouponForm, couponProblems } from './coupon/couponProblems.ts';
export { type CalendarDate, calendarDate, isCalendarDate } from './dates/calendarDate.ts';
export { formatDashDate } from './dates/formatDashDate.ts';
export { formatSlashDate } from './dates/formatSlashDate.ts';
export { jakartaDate } from './dates/jakartaDate.ts';
export { parseDashDate } from './dates/parseDashDate.ts';
export { parseSlashDate } from './dates/parseSlashDate.ts';
export type { FieldProblem, FieldProblemCode, FieldProblemDetails, ValueProblem } from './fieldProblem.ts';
export { isMilligram, type Milligram, milligram } from './money/milligram.ts';
export { isRupiah, type Rupiah, rupiah } from './money/rupiah.ts';
export { sumRupiah } from './money/sumRupiah.ts';
export { timesRupiah } from './money/timesRupiah.ts';
export { missingPoints } from './points/missingPoints.ts';
export { type RedeemForm, redeemProblems } from './points/redeemProblems.ts';
export { usefulPoints } from './points/usefulPoints.ts';
export { whyNotRedeem } from './points/whyNotRedeem.ts';
export type { MissingThing, Problem, ProblemCode, ProblemDetails, ProblemOf } from './problem.ts';
export { formatCount } from './text/formatCount.ts';
export { formatPurity } from './text/formatPurity.ts';
export { formatRupiah } from './text/formatRupiah.ts';
export { formatWeight } from './text/formatWeight.ts';
export { hasControlCharacter } from './text/hasControlCharacter.ts';
export { isBlank } from './text/isBlank.ts';
export { isEmail } from './text/isEmail.ts';
export { isPhoneNumber } from './text/isPhoneNumber.ts';
export { isPostalCode } from './text/isPostalCode.ts';
export { shortCartName } from './text/shortCartName.ts';
export { shortName } from './text/shortName.ts';
export { stripSpaces } from './text/stripSpaces.ts';
export { whatsAppUrl } from './text/whatsAppUrl.ts';
