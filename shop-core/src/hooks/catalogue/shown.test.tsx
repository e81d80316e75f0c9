import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { useCart } from '../cart/useCart.ts';
import { useDashboard } from '../content/useContent.ts';
import { useProduct } from './useProduct.ts';
import { useProducts } from './useProducts.ts';
import { useRelatedProducts } from './useRelatedProducts.ts';

const everything = { query: '', categoryId: null, subCategoryId: null, page: 1, sort: null };

/** Each way in which a product on sale comes to a page. */
function usePage() {
  const product = useProduct('LM-2').data;
  const bar = useProduct('LM-05').data;
  const onSale = <P extends { readonly sku: string }>(list: readonly P[] = []) =>
    list.find(({ sku }) => sku === 'LM-2');
  return {
    product,
    listed: onSale(useProducts(everything).data?.products),
    atHome: onSale(useDashboard().data?.products),
    related: onSale(useRelatedProducts(bar).products),
    notOnSale: bar,
    add: useAddToCart(),
    cart: useCart(),
  };
}

it('a product comes with the price that the cart takes, and the regular one while that is more', async () => {
  const shop = createMemoryShop();
  const { result, rerender } = renderShopHook(usePage, { shop, session: shop.logIn('ani') });
  const onSale = { price: 3_400_000, struckThrough: 3_500_000, because: 'SALE' };
  await waitFor(() => expect(result.current.cart.status).toBe('ready'));
  await waitFor(() => {
    const { product, listed, atHome, related, notOnSale } = result.current;
    for (const each of [product, listed, atHome, related]) expect(each?.shown).toEqual(onSale);
    expect(notOnSale?.shown).toEqual({ price: 900_000, because: 'REGULAR' });
  });
  const { listed, add } = result.current;
  if (!listed) return expect.fail();
  await act(() => add.run({ ...listed, place: 'list', quantity: 1, price: listed.shown.price }));
  expect(result.current.cart).toMatchObject({ lines: [{ sku: 'LM-2', price: 3_400_000 }], subtotal: 3_400_000 });
  // What does not change is not another object at each drawing.
  rerender();
  expect(result.current.listed).toBe(listed);
});
