export { isProfileComplete, type ProfileToOrder } from './account/isProfileComplete.ts';
export { type ProfileField, type ProfileForm, profileProblems } from './account/profileProblems.ts';
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
export { isBillingComplete } from './address/isBillingComplete.ts';
export { isDestinationComplete } from './address/isDestinationComplete.ts';
export { selectLevel } from './address/selectLevel.ts';
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
export { differingFigures } from './checkout/differingFigures.ts';
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
export { whyNotMoveOrder } from './checkout/whyNotMoveOrder.ts';
export { whyNotPlaceOrder } from './checkout/whyNotPlaceOrder.ts';
export { type QuoteAttempt, whyNotQuote } from './checkout/whyNotQuote.ts';
export {
  bannerInterval,
  blogsPerPage,
  type CustomerType,
  cartNameLength,
  cartPopupCloseDelay,
  companyPageSize,
  customerTypes,
  fixedHeaderScroll,
  type Gender,
  genders,
  highestAnswer,
  highestRate,
  highestUniqueCode,
  minimumShippingKg,
  namedCouponType,
  type ProductSegment,
  pageSizes,
  passwordMaxLength,
  passwordMinLength,
  payWithinMinutes,
  pointLifeMonths,
  productNameLength,
  productSegments,
  productsPerPage,
  quizLength,
  relatedProductCount,
  sapMinimumValue,
  variableProductCode,
  zakatNisab,
  zakatTypes,
} from './constants.ts';
export type { Coupon, CouponBenefit, CouponType } from './coupon/coupon.ts';
export { couponDiscount } from './coupon/couponDiscount.ts';
export { couponLabel } from './coupon/couponLabel.ts';
export { type CouponForm, couponProblems } from './coupon/couponProblems.ts';
export { isFreeShipping } from './coupon/isFreeShipping.ts';
export { isResellerCoupon } from './coupon/isResellerCoupon.ts';
export { normalisedCode } from './coupon/normalisedCode.ts';
export { type CouponAttempt, whyNotCoupon } from './coupon/whyNotCoupon.ts';
export { type CalendarDate, calendarDate, isCalendarDate } from './dates/calendarDate.ts';
export { formatDashDate } from './dates/formatDashDate.ts';
export { formatSlashDate } from './dates/formatSlashDate.ts';
export { jakartaDate } from './dates/jakartaDate.ts';
export { parseDashDate } from './dates/parseDashDate.ts';
export { parseSlashDate } from './dates/parseSlashDate.ts';
export type { FieldProblem, FieldProblemCode, FieldProblemDetails, ValueProblem } from './fieldProblem.ts';
export { isProblemCode } from './isProblemCode.ts';
export { isMilligram, type Milligram, milligram } from './money/milligram.ts';
export { isRupiah, type Rupiah, rupiah } from './money/rupiah.ts';
export { sumRupiah } from './money/sumRupiah.ts';
export { timesRupiah } from './money/timesRupiah.ts';
export {
  type Plan,
  type PlanFigure,
  type Simulation,
  simulatePlan,
} from './planning/simulatePlan.ts';
export { type SimulationDraft, type SimulationForm, simulationDraft } from './planning/simulationDraft.ts';
export { type SimulationField, simulationProblems } from './planning/simulationProblems.ts';
export { activePoints } from './points/activePoints.ts';
export { allocatePoints } from './points/allocatePoints.ts';
export { givenBack } from './points/givenBack.ts';
export { type PointHistoryRow, type PointMove, pointHistory } from './points/pointHistory.ts';
export type { LotShare, PointLot } from './points/pointLot.ts';
export { pointsExpireOn } from './points/pointsExpireOn.ts';
export { type PointTotals, pointTotals } from './points/pointTotals.ts';
export { type RedeemForm, redeemProblems } from './points/redeemProblems.ts';
export { settledLots } from './points/settledLots.ts';
export { takenFrom } from './points/takenFrom.ts';
export { whyNotRedeem } from './points/whyNotRedeem.ts';
export type { MissingThing, Problem, ProblemCode, ProblemDetails, ProblemOf } from './problem.ts';
export { type QuizBand, type QuizResult, quizBand } from './quiz/quizBand.ts';
export { type QuizField, type QuizForm, quizProblems } from './quiz/quizProblems.ts';
export { scoreQuiz } from './quiz/scoreQuiz.ts';
export { type ReviewField, type ReviewForm, reviewProblems } from './review/reviewProblems.ts';
export { type AdminLoginForm, adminLoginProblems } from './session/adminLoginProblems.ts';
export { type AdminUserField, type AdminUserForm, adminUserProblems } from './session/adminUserProblems.ts';
export { cleanLogin } from './session/cleanLogin.ts';
export { forgotProblems } from './session/forgotProblems.ts';
export { grantedPermissions, type Permission } from './session/grantedPermissions.ts';
export { identityKey } from './session/identityKey.ts';
export { type LoginForm, loginProblems } from './session/loginProblems.ts';
export { newPasswordProblem } from './session/newPasswordProblem.ts';
export {
  type PasswordChangeField,
  type PasswordChangeForm,
  passwordChangeProblems,
} from './session/passwordChangeProblems.ts';
export {
  type RegisterCompany,
  type RegisterField,
  type RegisterForm,
  registerProblems,
} from './session/registerProblems.ts';
export { dotDecimal } from './text/dotDecimal.ts';
export { formatCount } from './text/formatCount.ts';
export { formatHundredths } from './text/formatHundredths.ts';
export { formatRupiah } from './text/formatRupiah.ts';
export { formatWeight } from './text/formatWeight.ts';
export { genderLabel } from './text/genderLabel.ts';
export { hasControlCharacter } from './text/hasControlCharacter.ts';
export { isBlank } from './text/isBlank.ts';
export { isEmail } from './text/isEmail.ts';
export { isPhoneNumber } from './text/isPhoneNumber.ts';
export { isPostalCode } from './text/isPostalCode.ts';
export { parseDecimal } from './text/parseDecimal.ts';
export { parseThousands } from './text/parseThousands.ts';
export { shortCartName } from './text/shortCartName.ts';
export { shortName } from './text/shortName.ts';
export { stripSpaces } from './text/stripSpaces.ts';
export { addHijriYear } from './zakat/addHijriYear.ts';
export { type FineGold, fineGold } from './zakat/fineGold.ts';
export { fineGoldValue } from './zakat/fineGoldValue.ts';
export { fineGoldWeight } from './zakat/fineGoldWeight.ts';
export { type GoldOfDay, goldByDay } from './zakat/goldByDay.ts';
export { gregorianDate } from './zakat/gregorianDate.ts';
export type { HaulStep } from './zakat/haul.ts';
export { type HijriDate, hijriDate } from './zakat/hijriDate.ts';
export { signedWeight } from './zakat/signedWeight.ts';
export { whyNotGoldLedger } from './zakat/whyNotGoldLedger.ts';
export { type ZakatDraft, type ZakatForm, zakatDraft } from './zakat/zakatDraft.ts';
export type { ZakatEntry, ZakatType } from './zakat/zakatEntry.ts';
export { type ZakatField, zakatProblems } from './zakat/zakatProblems.ts';
export { type ZakatStatus, type ZakatStep, zakatStatus } from './zakat/zakatStatus.ts';
