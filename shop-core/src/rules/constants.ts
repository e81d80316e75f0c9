// The numbers of spec section 9 that this part of the shop needs: each once, with its name.

/** Shortest password of the shop. */
export const passwordMinLength = 8;
/** Longest password: longer ones are refused before anybody hashes them. */
export const passwordMaxLength = 128;

/** S9.5: characters of a product name shown in the cart. */
export const cartNameLength = 20;
/** S9.6: characters of a product name shown elsewhere. */
export const productNameLength = 30;

/** S2.86 */
export const productsPerPage = 12;
/** S2.99 */
export const relatedProductCount = 4;
/** S2.77 */
export const blogsPerPage = 4;
/** S7.12 */
export const companyPageSize = 1000;
/** S9.1, S9.2, S9.3 */
export const pageSizes = [10, 25, 50] as const;

/** S2.54, in px. */
export const fixedHeaderScroll = 100;
/** S4.7, in milliseconds. */
export const cartPopupCloseDelay = 120;
/** S9.8, in milliseconds. */
export const bannerInterval = 5000;

/** S9.11: sap takes parcels worth strictly more than this many rupiah. */
export const sapMinimumValue = 500_000;
/** S9.12: the lightest parcel, in whole kg. */
export const minimumShippingKg = 1;
/** S2.121 */
export const payWithinMinutes = 30;
/** The unique code is 1 to this number. */
export const highestUniqueCode = 999;

/** S4.45: how long a chosen photo waits before it is uploaded, in milliseconds. */
export const avatarUploadDelay = 3000;
/** The pictures that the shop can draw. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The largest photo, in bytes: 2 MB. */
export const avatarMaxBytes = 2 * 1024 * 1024;

/** S9.14 */
export const genders = ['P', 'L'] as const;
/** S9.15 */
export const customerTypes = ['INDIVIDU', 'CORPORATE'] as const;
/** S9.16 */
export const productSegments = ['INDIVIDU', 'CORPORATE', 'ALL'] as const;

/** P is a woman, L a man. */
export type Gender = (typeof genders)[number];
export type CustomerType = (typeof customerTypes)[number];
export type ProductSegment = (typeof productSegments)[number];

/** S9.17: the coupon type that is shown by its name instead of an amount. */
export const namedCouponType = 'CT-4';
/** How long points live after they were credited. */
export const pointLifeMonths = 12;
/** S5.35: the most stars of a review; the fewest is 1. */
export const highestRate = 5;

/** S9.24: how many questions the quiz has. */
export const quizLength = 8;
/** S9.24: the highest score of an answer; the lowest is 1. */
export const highestAnswer = 5;

/** S9.18: from how much fine gold on zakat is due, in milligrams. */
export const zakatNisab = 85_000;
/** S3.26: bought and sold. */
export const zakatTypes = ['Beli', 'Jual'] as const;

/** The product type code of a variable product: one is bought by choosing a variation. */
export const variableProductCode = 'VP';
