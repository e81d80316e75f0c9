export {
  type ContractBreach,
  createShopClient,
  type ShopClient,
  type ShopClientOptions,
  ShopError,
} from './client/index.ts';
export { ordersQuery, pointHistoryQuery, type TablePage } from './hooks/account/accountQueries.ts';
export { billingQuery } from './hooks/account/billingQuery.ts';
export { notificationsQuery } from './hooks/account/notificationsQuery.ts';
export { type AccountStatus, useAccountStatus } from './hooks/account/useAccountStatus.ts';
export { type AvatarUpload, useAvatarUpload } from './hooks/account/useAvatarUpload.ts';
export { useBillingAddress } from './hooks/account/useBillingAddress.ts';
export { useConfirmEmail } from './hooks/account/useConfirmEmail.ts';
export { customerQuery, useCustomer } from './hooks/account/useCustomer.ts';
export { useDeleteAccount } from './hooks/account/useDeleteAccount.ts';
export { type Notifications, type ReadableNotification, useNotifications } from './hooks/account/useNotifications.ts';
export { type LabelledOrder, type LabelledOrders, useOrders } from './hooks/account/useOrders.ts';
export { type PointHistory, usePointHistory } from './hooks/account/usePointHistory.ts';
export { useSaveBilling } from './hooks/account/useSaveBilling.ts';
export { useSaveProfile } from './hooks/account/useSaveProfile.ts';
export {
  type AddressCascade,
  type AddressLevelView,
  type CascadeOptions,
  useAddressCascade,
} from './hooks/address/useAddressCascade.ts';
export { type AreaSearch, useAreaSearch } from './hooks/address/useAreaSearch.ts';
export { cartQuery } from './hooks/cart/cartQuery.ts';
export { type AddToCartOptions, type ProductToAdd, useAddToCart } from './hooks/cart/useAddToCart.ts';
export { type CartView, type ReadyCart, useCart } from './hooks/cart/useCart.ts';
export { type CartLineView, useCartLine } from './hooks/cart/useCartLine.ts';
export { useRefreshPrices } from './hooks/cart/useRefreshPrices.ts';
export {
  categoriesQuery,
  productQuery,
  productsQuery,
  subCategoriesQuery,
} from './hooks/catalogue/catalogueQueries.ts';
export {
  formatProductSearch,
  type ProductSearchState,
  type ProductSort,
  parseProductSearch,
} from './hooks/catalogue/productSearch.ts';
export { useCategories, useSubCategories } from './hooks/catalogue/useCategories.ts';
export { useProduct } from './hooks/catalogue/useProduct.ts';
export { useProducts } from './hooks/catalogue/useProducts.ts';
export { type RelatedProducts, relatedSearch, useRelatedProducts } from './hooks/catalogue/useRelatedProducts.ts';
export { useVariation, type VariationOption, type VariationView } from './hooks/catalogue/useVariation.ts';
export { formatVariation, parseVariation } from './hooks/catalogue/variationSearch.ts';
export { banksQuery, orderQuery, shippingOptionsQuery } from './hooks/checkout/checkoutQueries.ts';
export type { GivenCoupon } from './hooks/checkout/couponQuery.ts';
export { type CartTotals, useCartTotals } from './hooks/checkout/useCartTotals.ts';
export { type Checkout, useCheckout } from './hooks/checkout/useCheckout.ts';
export { type CheckoutGate, useCheckoutGate } from './hooks/checkout/useCheckoutGate.ts';
export { type CouponState, type CouponView, useCoupon } from './hooks/checkout/useCoupon.ts';
export { type CouponFormValues, type CouponFormView, useCouponForm } from './hooks/checkout/useCouponForm.ts';
export { useOrder } from './hooks/checkout/useOrder.ts';
export { type RedeemState, type RedeemView, useRedeem } from './hooks/checkout/useRedeem.ts';
export { type RedeemFormView, useRedeemForm } from './hooks/checkout/useRedeemForm.ts';
export { useTimeLeft } from './hooks/checkout/useTimeLeft.ts';
export { type UnansweredOrderView, useUnansweredOrder } from './hooks/checkout/useUnansweredOrder.ts';
export {
  aboutQuery,
  blogPageQuery,
  blogsQuery,
  dashboardQuery,
  menuQuery,
  whatsAppQuery,
} from './hooks/content/contentQueries.ts';
export { useAbout } from './hooks/content/useAbout.ts';
export { type BlogList, useBlogs } from './hooks/content/useBlogs.ts';
export { type ShownDashboard, useBlogPage, useDashboard, useMenu, useWhatsApp } from './hooks/content/useContent.ts';
export { useStore } from './hooks/content/useStore.ts';
export { type FieldProps, type Form, type FormOptions, useForm } from './hooks/form/useForm.ts';
export { type SimulationView, useSimulation } from './hooks/planning/useSimulation.ts';
export { createShopQueryClient } from './hooks/provider/createShopQueryClient.ts';
export type { Notice } from './hooks/provider/notice.ts';
export { ShopProvider, type ShopProviderProps, useShop } from './hooks/provider/ShopProvider.tsx';
export { sentenceFor } from './hooks/provider/sentenceFor.ts';
export type { SessionEnd } from './hooks/provider/sessionKeeper.ts';
export type { SessionState, StoredSession } from './hooks/provider/sessionState.ts';
export type { Shop, ShopHandlers, ShopOptions } from './hooks/provider/shop.ts';
export { type QuerySource, shopKey } from './hooks/provider/shopKey.ts';
export { browserStorage, type ShopStorage, safeStorage } from './hooks/provider/shopStorage.ts';
export { storeQuery } from './hooks/provider/storeQuery.ts';
export type { TypedPart } from './hooks/provider/typedParts.ts';
export type { Action, ActionOptions, Result } from './hooks/provider/useAction.ts';
export { useKept } from './hooks/provider/useKept.ts';
export { useKeptState } from './hooks/provider/useKeptState.ts';
export { useSession } from './hooks/provider/useSession.ts';
export { type LiveRegionProps, type ShopAnnouncer, useShopAnnouncer } from './hooks/provider/useShopAnnouncer.ts';
export type { ShownProduct } from './hooks/provider/useShown.ts';
export { type FinishedQuiz, type Quiz, type QuizValues, useQuiz } from './hooks/quiz/useQuiz.ts';
export { reviewsQuery, useReviews } from './hooks/review/useReviews.ts';
export { type ReviewSubmission, type ReviewValues, useSubmitReview } from './hooks/review/useSubmitReview.ts';
export { type NewPassword, useChangePassword } from './hooks/session/useChangePassword.ts';
export { useCompanies } from './hooks/session/useCompanies.ts';
export { type ForgottenPassword, useForgotPassword } from './hooks/session/useForgotPassword.ts';
export { type LoginAttempt, useLogin } from './hooks/session/useLogin.ts';
export { useLogout } from './hooks/session/useLogout.ts';
export { type PasswordLink, useNewPassword } from './hooks/session/useNewPassword.ts';
export { useRegister } from './hooks/session/useRegister.ts';
export { useDeleteZakat, type ZakatDeletion } from './hooks/zakat/useDeleteZakat.ts';
export { useZakat, type Zakat } from './hooks/zakat/useZakat.ts';
export { useZakatForm } from './hooks/zakat/useZakatForm.ts';
export { zakatQuery } from './hooks/zakat/zakatQuery.ts';
