import { blogAuthentic } from './blogAuthentic.ts';
import { blogFirstPiece } from './blogFirstPiece.ts';
import { blogHabit } from './blogHabit.ts';
import { blogZakat } from './blogZakat.ts';
import { pointsPage } from './pointsPage.ts';
import { privacyPage } from './privacyPage.ts';
import { shippingPage } from './shippingPage.ts';
import { shoppingPage } from './shoppingPage.ts';
import { termsPage } from './termsPage.ts';

/** The articles of the blog, newest first. */
export const seedBlogs = [blogFirstPiece, blogAuthentic, blogZakat, blogHabit];

/** The static pages. */
export const seedPages = [termsPage, privacyPage, shoppingPage, shippingPage, pointsPage];
