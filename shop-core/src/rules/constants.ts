// The numbers of spec section 9 that this part of the shop needs: each once, with its name.

/** Shortest password of the shop. */
export const passwordMinLength = 8;
/** Longest password: longer ones are refused before anybody hashes them. */
export const passwordMaxLength = 128;

/** Characters of a product name shown in the cart (S9.5). */
export const cartNameLength = 20;
/** Characters of a product name shown elsewhere (S9.6). */
export const productNameLength = 30;

/** Products on a page of the list (S2.86). */
export const productsPerPage = 12;
/** Related products below a product (S2.99). */
export const relatedProductCount = 4;
/** Articles on a page of the blog (S2.77). */
export const blogsPerPage = 4;
/** Companies fetched for the choice at registration (S7.12). */
export const companyPageSize = 1000;
/** Rows on a page of a table, the first unless one chooses (S9.1, S9.2, S9.3). */
export const pageSizes = [10, 25, 50] as const;

/** From how far a page is scrolled on its header is fixed, in px (S2.54). */
export const fixedHeaderScroll = 100;
/** How long the cart popup stays once the pointer left, in milliseconds (S4.7). */
export const cartPopupCloseDelay = 120;
/** How long a banner of the home page is shown, in milliseconds (S9.8). */
export const bannerInterval = 5000;

/** sap takes parcels worth strictly more than this many rupiah (S9.11). */
export const sapMinimumValue = 500_000;
/** The lightest parcel, in whole kg (S9.12). */
export const minimumShippingKg = 1;
/** Minutes in which an order is to be paid (S2.121). */
export const payWithinMinutes = 30;
/** The unique code is 1 to this number. */
export const highestUniqueCode = 999;

/** How long a chosen photo waits before it is uploaded, in milliseconds (S4.45). */
export const avatarUploadDelay = 3000;
/** The pictures that the shop can draw. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** The largest photo, in bytes: 2 MB. */
export const avatarMaxBytes = 2 * 1024 * 1024;

/** The gender values: P is a woman, L a man (S9.14). */
export const genders = ['P', 'L'] as const;
/** The customer types (S9.15). */
export const customerTypes = ['INDIVIDU', 'CORPORATE'] as const;
/** Whom a product is for (S9.16). */
export const productSegments = ['INDIVIDU', 'CORPORATE', 'ALL'] as const;

/** P is a woman, L a man. */
export type Gender = (typeof genders)[number];
/** INDIVIDU is a person, CORPORATE one who buys for a company. */
export type CustomerType = (typeof customerTypes)[number];
/** Whom a product is for; what is for CORPORATE only corporate customers buy. */
export type ProductSegment = (typeof productSegments)[number];

/** The coupon type that is shown by its name instead of an amount (S9.17). */
export const namedCouponType = 'CT-4';
/** How long points live after they were credited. */
export const pointLifeMonths = 12;
/** The most stars of a review; the fewest is 1 (S5.35). */
export const highestRate = 5;
/** The most pieces that one line of a cart may have. */
export const highestQuantity = 1_000_000;

/** How many questions the quiz has (S9.24). */
export const quizLength = 8;
/** The highest score of an answer; the lowest is 1 (S9.24). */
export const highestAnswer = 5;

/** From how much fine gold on zakat is due, in milligrams: 85 grams (S9.18). */
export const zakatNisab = 85_000;
/** The types of a zakat entry: bought and sold (S3.26). */
export const zakatTypes = ['Beli', 'Jual'] as const;

/** The product type code of a variable product: one is bought by choosing a variation. */
export const variableProductCode = 'VP';
