import { describe, expect, it } from 'vitest';
import accountVectors from '../../vectors/account.json';
import addressVectors from '../../vectors/address.json';
import backOfficeVectors from '../../vectors/back-office.json';
import cartVectors from '../../vectors/cart.json';
import catalogueVectors from '../../vectors/catalogue.json';
import checkoutVectors from '../../vectors/checkout.json';
import contentVectors from '../../vectors/content.json';
import couponsVectors from '../../vectors/coupons.json';
import datesVectors from '../../vectors/dates.json';
import moneyVectors from '../../vectors/money.json';
import ordersVectors from '../../vectors/orders.json';
import planningVectors from '../../vectors/planning.json';
import pointsVectors from '../../vectors/points.json';
import pricingVectors from '../../vectors/pricing.json';
import quizVectors from '../../vectors/quiz.json';
import shippingVectors from '../../vectors/shipping.json';
import textVectors from '../../vectors/text.json';
import typedVectors from '../../vectors/typed.json';
import zakatVectors from '../../vectors/zakat.json';
import * as account from './account/index.ts';
import type { FoundArea } from './address/foundArea.ts';
import * as backOffice from './back-office/index.ts';
import type { CheckoutEvent } from './checkout/checkoutEvent.ts';
import * as content from './content/index.ts';
import * as gold from './gold/index.ts';
import * as shop from './index.ts';
import * as typed from './typed/index.ts';

type Rule = (...given: never[]) => unknown;

interface Vector {
  readonly rule: string;
  readonly says: string;
  readonly given: never[];
  readonly answer?: unknown;
  readonly answerHolds?: object;
  readonly refused?: true;
}

const files = Object.entries({
  account: accountVectors,
  address: addressVectors,
  'back-office': backOfficeVectors,
  cart: cartVectors,
  catalogue: catalogueVectors,
  checkout: checkoutVectors,
  content: contentVectors,
  coupons: couponsVectors,
  dates: datesVectors,
  money: moneyVectors,
  orders: ordersVectors,
  planning: planningVectors,
  points: pointsVectors,
  pricing: pricingVectors,
  quiz: quizVectors,
  shipping: shippingVectors,
  text: textVectors,
  typed: typedVectors,
  zakat: zakatVectors,
});
const exported: [string, unknown][] = [account, backOffice, content, gold, shop, typed].flatMap((entry) =>
  Object.entries(entry),
);
const isRule = (entry: [string, unknown]): entry is [string, Rule] => typeof entry[1] === 'function';
const rules = new Map<string, Rule>(exported.filter(isRule));
rules.set('areaSearch', (areas: FoundArea[], typed: string) => account.areaSearch(areas)(typed));
rules.set('checkoutReducer', (...events: CheckoutEvent[]) => events.reduce(shop.checkoutReducer, shop.emptyCheckout));

/** Moments and numbers that are none, which JSON does not have. */
const revived = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if ('moment' in value) return new Date(String(value.moment));
  return 'no' in value ? Number.NaN : value;
};
const read = (file: readonly unknown[]): Vector[] => JSON.parse(JSON.stringify(file), revived);

describe.each(files)('%s', (_name, file) => {
  it.each(read(file))('$rule: $says', ({ rule, given, answer, answerHolds, refused }) => {
    const run = () => rules.get(rule)?.(...given) ?? null;
    if (refused) expect(run).toThrow(RangeError);
    else if (answerHolds) expect(run()).toMatchObject(answerHolds);
    else expect(run()).toEqual(answer);
  });
});

it('every rule has a vector, and every vector a rule', () => {
  const named = new Set(files.flatMap(([, file]) => read(file)).map(({ rule }) => rule));
  expect([...rules.keys()].filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !rules.has(name))).toEqual([]);
});
