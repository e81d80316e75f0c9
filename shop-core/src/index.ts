export { createShopClient, type ShopClient, type ShopClientOptions, ShopError } from './client/index.ts';
export { billingQuery } from './hooks/account/billingQuery.ts';
export { useBillingAddress } from './hooks/account/useBillingAddress.ts';
export { useConfirmEmail } from './hooks/account/useConfirmEmail.ts';
export { customerQuery, useCustomer } from './hooks/account/useCustomer.ts';
export { useSaveBilling } from './hooks/account/useSaveBilling.ts';
export { useSaveProfile } from './hooks/account/useSaveProfile.ts';
export {
  type AddressCascade,
  type AddressLevelView,
  type CascadeOptions,
  useAddressCascade,
} from './hooks/address/useAddressCascade.ts';
export { cartQuery } from './hooks/cart/cartQuery.ts';
export { type AddToCartOptions, type ProductToAdd, useAddToCart } from './hooks/cart/useAddToCart.ts';
export { type CartView, type ReadyCart, useCart } from './hooks/cart/useCart.ts';
export { type CartLineView, useCartLine } from './hooks/cart/useCartLine.ts';
export {
  categoriesQuery,
  productQuery,
  productsQuery,
  subCategoriesQuery,
} from './hooks/catalogue/catalogueQueries.ts';
export { formatProductSearch, type ProductSearchState, parseProductSearch } from './hooks/catalogue/productSearch.ts';
export { useCategories, useSubCategories } from './hooks/catalogue/useCategories.ts';
export { useProduct } from './hooks/catalogue/useProduct.ts';
export { useProducts } from './hooks/catalogue/useProducts.ts';
export { useRelatedProducts } from './hooks/catalogue/useRelatedProducts.ts';
export { banksQuery, orderQuery, shippingOptionsQuery } from './hooks/checkout/checkoutQueries.ts';
export { type Checkout, useCheckout } from './hooks/checkout/useCheckout.ts';
export { type CheckoutGate, useCheckoutGate } from './hooks/checkout/useCheckoutGate.ts';
export { useOrder } from './hooks/checkout/useOrder.ts';
export { useTimeLeft } from './hooks/checkout/useTimeLeft.ts';
export { type UnansweredOrderView, useUnansweredOrder } from './hooks/checkout/useUnansweredOrder.ts';
export { blogPageQuery, dashboardQuery, menuQuery, whatsAppQuery } from './hooks/content/contentQueries.ts';
export { useBlogPage, useDashboard, useMenu, useWhatsApp } from './hooks/content/useContent.ts';
export { useStore } from './hooks/content/useStore.ts';
export { type FieldProps, type Form, type FormOptions, useForm } from './hooks/form/useForm.ts';
export { createShopQueryClient } from './hooks/provider/createShopQueryClient.ts';
export type { Notice } from './hooks/provider/notice.ts';
export { ShopProvider, type ShopProviderProps, useShop } from './hooks/provider/ShopProvider.tsx';
export { sentenceFor } from './hooks/provider/sentenceFor.ts';
export type { SessionEnd } from './hooks/provider/sessionKeeper.ts';
export type { SessionState, StoredSession } from './hooks/provider/sessionState.ts';
export type { Shop, ShopOptions } from './hooks/provider/shop.ts';
export { browserStorage, type ShopStorage, safeStorage } from './hooks/provider/shopStorage.ts';
export { storeQuery } from './hooks/provider/storeQuery.ts';
export type { Action, ActionOptions, Result } from './hooks/provider/useAction.ts';
export { useSession } from './hooks/provider/useSession.ts';
export { type NewPassword, useChangePassword } from './hooks/session/useChangePassword.ts';
export { useCompanies } from './hooks/session/useCompanies.ts';
export { useLogin } from './hooks/session/useLogin.ts';
export { useLogout } from './hooks/session/useLogout.ts';
export { useRegister } from './hooks/session/useRegister.ts';
