export {
  type AddedPieces,
  type AddFacts,
  addCartLine,
  type Offer,
} from './cart/addCartLine.ts';
export type { BasketLine } from './cart/basketLine.ts';
export { cartReply } from './cart/cartReply.ts';
export { changeCartLine, type SetLine } from './cart/changeCartLine.ts';
export { askQuote, courierAsked } from './checkout/askQuote.ts';
export { draftOrder, type OrderDraft, type QuoteMissing } from './checkout/draftOrder.ts';
export { type Delivery, orderDelivery, orderParcel, type Parcel } from './checkout/orderDelivery.ts';
export type { AreaOfOrder, DeliveryFacts, OrderFacts, UnpaidLine } from './checkout/orderFacts.ts';
export { type SettledOrder, settleOrder } from './checkout/settleOrder.ts';
export { type CouponGain, couponGain } from './coupon/couponGain.ts';
export { type CouponFacts, usableCoupon } from './coupon/usableCoupon.ts';
export type { Decision, Refusal } from './decision.ts';
export { type PageRows, pageRows } from './pageRows.ts';
export { type ScoredQuiz, submitQuizAnswers } from './quiz/submitQuizAnswers.ts';
export { type ReviewFacts, type WrittenReview, writeReview } from './review/writeReview.ts';
export { deleteZakatEntry } from './zakat/deleteZakatEntry.ts';
export { readZakat } from './zakat/readZakat.ts';
export { saveZakatEntry } from './zakat/saveZakatEntry.ts';
export type { GoldEntry, ZakatFacts } from './zakat/zakatFacts.ts';
