import type { Store } from '../rules/catalogue/store.ts';
import type { Rupiah } from '../rules/money/rupiah.ts';
import { createFakeShop, type FakeShop } from './createFakeShop.ts';
import type { SampleSession } from './samples/sampleSession.ts';
import type { FakeRoute } from './server/on.ts';
import { accountAnswers } from './shop/accountAnswers.ts';
import { addressAnswers } from './shop/addressAnswers.ts';
import { findOffer } from './shop/basket.ts';
import { cartAnswers } from './shop/cartAnswers.ts';
import { catalogueAnswers } from './shop/catalogueAnswers.ts';
import { checkoutAnswers } from './shop/checkoutAnswers.ts';
import { contentAnswers } from './shop/contentAnswers.ts';
import { deletionAnswers } from './shop/deletionAnswers.ts';
import { discountAnswers } from './shop/discountAnswers.ts';
import type { HeldCustomer, HeldShop, SentMail } from './shop/heldShop.ts';
import { holdShop } from './shop/holdShop.ts';
import { movePoints } from './shop/movePoints.ts';
import { isDead, openLogin } from './shop/openLogin.ts';
import { passwordAnswers } from './shop/passwordAnswers.ts';
import { cancelUnpaid } from './shop/placeHeldOrder.ts';
import { quizAnswers } from './shop/quizAnswers.ts';
import { registrationAnswers } from './shop/registrationAnswers.ts';
import { reviewAnswers } from './shop/reviewAnswers.ts';
import { sampleSeed } from './shop/sampleSeed.ts';
import { sessionAnswers } from './shop/sessionAnswers.ts';
import type { ShopSeed } from './shop/shopSeed.ts';
import { storeAnswers } from './shop/storeAnswers.ts';
import { zakatAnswers } from './shop/zakatAnswers.ts';

/** A whole shop in memory. Beside what every fake shop can be told, what happens behind a page's back. */
export interface MemoryShop extends FakeShop {
  /** The shop's clock, which stands still. */
  readonly now: () => Date;
  /** Turns the clock; orders whose time to pay is over by then are cancelled. */
  readonly advance: (ms: number) => void;
  /** From now on a product costs so much. */
  readonly setPrice: (sku: string, price: Rupiah) => void;
  readonly setStock: (sku: string, stock: number) => void;
  readonly setPoints: (username: string, points: number) => void;
  readonly setStore: (store: Store) => void;
  /** Approves every review that waits. */
  readonly approveReviews: () => void;
  /** Everything that was mailed, oldest first. */
  readonly mails: readonly SentMail[];
  /** An open login of a customer, without the door: for `renderShop(ui, { shop, session })`. */
  readonly logIn: (username: string) => SampleSession;
}

/**
 * Opens a shop in memory that keeps what it is told, on the contract and the rules of the real one.
 * @param seed what it holds, in place of that of the small sample shop
 * @param handlers what it answers otherwise
 */
export function createMemoryShop(seed: Partial<ShopSeed> = {}, ...handlers: readonly FakeRoute[]): MemoryShop {
  const held = holdShop(sampleSeed(seed));
  const fake = createFakeShop({
    handlers: [...answersOf(held), ...handlers],
    now: () => held.now,
    isDead: (token) => isDead(held, token),
  });
  return {
    ...fake,
    now: () => held.now,
    advance(ms) {
      held.now = new Date(held.now.getTime() + ms);
      cancelUnpaid(held);
    },
    setPrice(sku, price) {
      offerOf(held, sku).product.regularPrice = price;
    },
    setStock(sku, stock) {
      const offer = offerOf(held, sku);
      offer.take(offer.stock - stock);
    },
    setPoints(username, points) {
      const customer = customerOf(held, username);
      movePoints(customer, points - customer.points, 'Penyesuaian', held.now);
    },
    setStore(store) {
      held.store = store;
    },
    approveReviews() {
      for (const review of held.reviews) review.isApproved = true;
    },
    mails: held.mails,
    logIn: (username) => openLogin(held, customerOf(held, username)),
  };
}

function answersOf(held: HeldShop): FakeRoute[] {
  return [
    sessionAnswers,
    passwordAnswers,
    registrationAnswers,
    accountAnswers,
    deletionAnswers,
    contentAnswers,
    storeAnswers,
    catalogueAnswers,
    addressAnswers,
    cartAnswers,
    discountAnswers,
    checkoutAnswers,
    quizAnswers,
    reviewAnswers,
    zakatAnswers,
  ].flatMap((answers) => answers(held));
}

function offerOf(held: HeldShop, sku: string) {
  const offer = findOffer(held, sku);
  if (!offer) throw new Error(`nothing is sold as ${sku}`);
  return offer;
}

function customerOf({ customers }: HeldShop, username: string): HeldCustomer {
  const customer = customers.find(({ profile }) => profile.username === username);
  if (!customer) throw new Error(`nobody is called ${username}`);
  return customer;
}
