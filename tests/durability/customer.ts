import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { Buyer } from '../../api-server/src/shop/testPurchase.ts';

/** A customer of a server in another process. */
export interface Customer {
  readonly buyer: Buyer;
  readonly bank: number;
  // biome-ignore lint/suspicious/noExplicitAny: what comes over the wire is what a test looks into.
  ask(route: string, body?: unknown, headers?: Record<string, string>): Promise<any>;
  /** Another customer at the same server. */
  as(buyer: Buyer): Customer;
  /** Who orders next: the same customer until three orders of theirs wait unpaid, then another of the crowd. */
  next(): Customer;
}

/** Orders that each buyer has begun. */
const begun = new WeakMap<Buyer, number>();
const mostUnpaid = 3;

/** Somebody of whom fewer orders wait than may. Whoever has ordered enough leaves the crowd. */
function nextOf(buyer: Buyer, crowd: Buyer[]): Buyer {
  const mayOrder = (each: Buyer) => (begun.get(each) ?? 0) < mostUnpaid;
  let next: Buyer | undefined = buyer;
  while (next && !mayOrder(next)) next = crowd.pop();
  if (!next) throw new Refused('The crowd is too small: everybody in it has ordered.');
  begun.set(next, (begun.get(next) ?? 0) + 1);
  return next;
}

/** An order that was sent. Without a code nobody knows what became of it. */
export interface Attempt {
  readonly buyer: Buyer;
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly products: readonly object[];
    readonly 'grand-total': number;
  };
  readonly code?: string;
}

/** A customer, and the crowd behind who order when the customer may not. It is shared, and grows smaller. */
export function customerAt(shopUrl: string, buyer: Buyer, bank: number, crowd: Buyer[] = []): Customer {
  let current = buyer;
  return {
    buyer,
    bank,
    ask: (route, body, headers) => askAs(shopUrl, buyer, route, body, headers),
    as: (other) => customerAt(shopUrl, other, bank, crowd),
    next: () => {
      current = nextOf(current, crowd);
      return customerAt(shopUrl, current, bank, crowd);
    },
  };
}

async function askAs(shopUrl: string, { token }: Buyer, route: string, body?: unknown, headers = {}) {
  const [method = '', path = ''] = route.split(' ');
  const text = body === undefined ? '' : JSON.stringify(body);
  const response = await send(`${shopUrl}/api${path}`, text, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...headers,
    },
  });
  const status = response.statusCode ?? 0;
  const answer = JSON.parse(await readText(response));
  if (status === 503) throw new Closing();
  if (status >= 400) throw new Refused(`${route}: ${status} ${JSON.stringify(answer)}`);
  return answer.data;
}

const agent = new Agent({ keepAlive: true });

// Not fetch: on one machine it costs the bench a quarter of what the server does.
const send = (url: string, text: string, options: RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url, { ...options, agent }, resolve)
      .on('error', reject)
      .end(text);
  });

/** The server answered, and said no: that is never what a kill does. */
export class Refused extends Error {}

/** The server is about to stop, and takes nothing new. */
class Closing extends Error {}

/** Sends an order, the first time or again; its code. */
export const order = async ({ ask }: Customer, { body, key }: Attempt): Promise<string> =>
  (await ask('POST /order', body, { 'idempotency-key': key }))['order-code'];

/** Fills the cart and orders, again and again, until the server is gone. All that was sent. */
export async function shopUntilTheEnd(customer: Customer, sku: string, onOrder: () => void): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  try {
    const cost = await costOf(customer);
    for (;;) {
      const shopper = customer.next();
      const attempt = { buyer: shopper.buyer, key: randomUUID(), body: await fillCart(shopper, sku, cost) };
      attempts.push(attempt);
      const code = await order(shopper, attempt);
      attempts[attempts.length - 1] = { ...attempt, code };
      onOrder();
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    return attempts;
  }
}

interface Line {
  readonly id: number;
  readonly sku: string;
  readonly quantity: number;
  readonly price: number;
}

/** What jnt asks for one kilogram to the customer's home. */
export async function costOf({ buyer, ask }: Customer): Promise<number> {
  const { 'sub-district': home } = await ask(`GET /billing-address/${buyer.code}`);
  const parcel = { destination: home.id, 'is-jnt': true, 'is-rpx': false, 'is-sap': false, weight: 1 };
  return (await ask('POST /order/get-cost', parcel)).value;
}

/** Puts one more in the cart; the order of all that is in it. A kill may have left something there. */
export async function fillCart({ buyer, bank, ask }: Customer, sku: string, cost: number): Promise<Attempt['body']> {
  const cart = await ask('POST /cart', { 'customer-code': buyer.code, price: 1, quantity: 1, sku });
  const { 'unique-code': code } = await ask(`GET /order/get-unique-code?bank-type-id=${bank}`);
  return {
    'bank-type-id': bank,
    'customer-code': buyer.code,
    'discount-coupon': 0,
    'discount-redeem': 0,
    'flag-term-condition': true,
    'grand-total': cart.totalAmount - code + cost,
    'point-reward': cart.totalPointProduct,
    products: cart.carts.map(({ id, sku: own, quantity, price }: Line) => ({ id, sku: own, quantity, price })),
    'redeem-point': 0,
    'shipping-cost': cost,
    'shipping-type-id': 1,
    'total-amount': cart.totalAmount,
    'unique-code': code,
  };
}

/** Whether the server shows the order with all that was sent, its history and its status. */
export async function isWhole({ ask }: Customer, { body }: Attempt, code: string): Promise<boolean> {
  const { order: shown } = await ask(`GET /order/get-order-by-code/${code}`);
  const lines = shown['order-details'].map(({ sku, quantity, price }: Line) => `${sku} ${quantity} ${price}`);
  const sent = (body.products as readonly Line[]).map(({ sku, quantity, price }) => `${sku} ${quantity} ${price}`);
  return (
    shown.status === 'pending' &&
    shown['grand-total'] === body['grand-total'] &&
    shown['order-history'].length === 1 &&
    lines.join() === sent.join()
  );
}
