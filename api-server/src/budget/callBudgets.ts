import type * as contract from 'shop-core/contract';
import type { HeldThing } from 'shop-core/rules/back-office';
import type { Call } from 'shop-core/wire';

type Contract = typeof contract;
type ShopCall = { [K in keyof Contract]: Contract[K] extends Call ? K : never }[keyof Contract];

/** The budgets that a call asks, or why it needs none. */
type Asked = readonly HeldThing[] | string;

const reads = 'it only reads';
const frees = 'it gives back and takes nothing';
const oneRow = 'it writes over the one row that its customer has';

/**
 * What each call of the shop holds or uses up free of charge. A call of the contract that is not named here does not compile:
 * whoever adds one says which budgets it asks, or why it needs none.
 */
export const callBudgets: { readonly [C in ShopCall]: Asked } = {
  findCompanies: reads,
  register: ['REGISTRATION', 'REFERRAL_SIGN_UP', 'WELCOME_MAIL', 'REGISTRATION_MAIL'],
  authenticate: ['PASSWORD_GUESS'],
  resetPassword: ['PASSWORD_GUESS'],
  logout: frees,
  forgotPassword: ['PASSWORD_LINK', 'PASSWORD_MAIL'],
  getNewPassword: ['NEW_PASSWORD'],
  deleteAccount: frees,
  removeAccount: frees,

  getCustomer: reads,
  saveCustomer: ['EMAIL_CHANGE', 'EMAIL_CHANGE_MAIL'],
  confirmEmail: 'only who was mailed its token, which nobody guesses, changes anything, and once',
  updateImage: ['AVATAR'],
  getBillingAddress: reads,
  saveBillingAddress: oneRow,
  getNotifications: reads,
  getPointHistory: reads,

  getProvinces: reads,
  getProvincesOf: reads,
  getCities: reads,
  getOnlineCities: reads,
  getDistricts: reads,
  getSubdistricts: reads,
  getOnlineSubdistricts: reads,
  searchAreas: reads,

  getMenu: reads,
  getWhatsApp: reads,
  getDashboard: reads,
  getBlogPage: reads,
  getBlogPages: reads,
  getAbout: reads,
  getStoreStatus: reads,
  getStoreNotice: reads,

  viewProducts: reads,
  findProducts: reads,
  getCategories: reads,
  getSubCategories: reads,
  getProduct: reads,
  getProductAsCustomer: reads,
  getReviews: reads,
  createReview: ['REVIEW'],

  getCart: reads,
  addToCart: ['CART_LINE'],
  changeLine: 'it changes a line that is there; a cart holds no stock',
  removeLine: frees,

  previewRedeem: reads,
  previewCoupon: ['COUPON_GUESS'],
  getCoupon: ['COUPON_GUESS'],

  getShippingOptions: reads,
  getBanks: reads,
  quoteShipping: ['SHIPPING_QUOTE'],
  reserveUniqueCode: ['UNIQUE_CODE'],
  placeOrder: ['UNPAID_ORDER', 'UNPAID_PIECE', 'COUPON_GUESS', 'SHIPPING_QUOTE'],
  getOrder: reads,
  getOrders: reads,

  submitQuiz: ['QUIZ'],
  saveZakat: ['ZAKAT_ENTRY'],
  getZakat: reads,
  deleteZakat: frees,
};
