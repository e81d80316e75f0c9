import { addToCart } from '../../contract/calls/cart.ts';
import type { Cart } from '../../contract/entities/cart.ts';
import type { ProductSegment } from '../../contract/entities/product.ts';
import { whyNotAddToCart } from '../../rules/cart/whyNotAddToCart.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { ProblemCode } from '../../rules/problem.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { shopKey } from '../provider/shopKey.ts';
import { storeQuery, toStore } from '../provider/storeQuery.ts';
import { type Action, refuse } from '../provider/useAction.ts';
import { withAddKey } from './addKey.ts';
import { cartKey } from './cartQuery.ts';
import { useCartAction } from './useCartAction.ts';
import { writeCart } from './writeCart.ts';

export interface ProductToAdd {
  /** 'list' is any card: a list, the home carousel, a related product. */
  readonly place: 'list' | 'detail';
  /** Of the product, or of the chosen variation. */
  readonly sku: string;
  readonly quantity: number;
  /** The price shown; a claim that the server does not need. */
  readonly price: Rupiah;
  readonly typeCode: string;
  readonly segment: ProductSegment;
  readonly stock: number;
  readonly isVariationChosen?: boolean;
  /**
   * Names the press, where a page repeats it by itself and may do so in two tabs: added twice under one key it is in the cart
   * once. Letters, digits and '_.:-', 8 to 100 of them. Without one each press has its own.
   */
  readonly key?: string;
}

export interface AddToCartOptions {
  /** Nothing is said when it went through: the screen shows it by itself (the dialog of S2.89). */
  readonly isSilent?: boolean;
  /** Problems that the screen shows by itself, such as LOGIN_REQUIRED by a login dialog (S5.26). */
  readonly quiet?: readonly ProblemCode[];
}

/**
 * Puts a product in the cart, or says why not in the spec's order (S5.25-S5.30).
 * @returns An action: it takes the product as it is shown and answers the cart, which {@link useCart} shows at once.
 * The outcome 'cartUpdated' is told unless `isSilent`.
 * @errors in this order LOGIN_REQUIRED, SEGMENT_NOT_ALLOWED, VARIATION_REQUIRED_ON_DETAIL (in a list) or
 * VARIATION_REQUIRED, STORE_CLOSED (`notice`), QUANTITY_INVALID and OUT_OF_STOCK (`available`), by the rule {@link
 * whyNotAddToCart} before anything is sent, and again by the server.
 */
export function useAddToCart({ isSilent = false, quiet }: AddToCartOptions = {}): Action<ProductToAdd, Cart> {
  return useCartAction(addProduct, { ...(!isSilent && { outcome: 'cartUpdated' as const }), ...(quiet && { quiet }) });
}

async function addProduct(product: ProductToAdd, shop: Shop): Promise<Cart> {
  const session = shop.store.get(sessionAtom);
  const { profile } = session.status === 'customer' ? session : { profile: undefined };
  const { sku, quantity, price, key } = product;
  const held = profile && shop.queryClient.getQueryData<Cart>(cartKey(shop, profile.customerCode));
  const problem = whyNotAddToCart({
    ...product,
    product,
    isLoggedIn: profile !== undefined,
    customerType: profile?.typeOfCustomer,
    isVariationChosen: product.isVariationChosen ?? false,
    store: toStore(shop.queryClient.getQueryData(storeQuery(shop).queryKey)),
    inCart: held?.lines.find((line) => line.sku === sku)?.quantity,
  });
  if (problem || !profile) return refuse(problem ?? { code: 'LOGIN_REQUIRED' });
  const { customerCode } = profile;
  const body = { customerCode, sku, quantity, price };
  try {
    const send = (idempotencyKey: string) => shop.client.send(addToCart, { body }, { idempotencyKey });
    return await writeCart(shop, customerCode, () => (key ? send(key) : withAddKey(shop, body, send)));
  } catch (cause) {
    rereadOffer(shop, customerCode);
    throw cause;
  }
}

/** Nothing here spoke against it, so the page was behind: with the stock, the product itself, or the door of the store. */
function rereadOffer(shop: Shop, viewer: string): void {
  for (const key of [['product', viewer], ['products', viewer], ['store']]) {
    void shop.queryClient.invalidateQueries({ queryKey: shopKey(shop, ...key) });
  }
}
