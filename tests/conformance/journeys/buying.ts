import {
  addToCart,
  type Cart,
  changeLine,
  findProducts,
  getCart,
  getProduct,
  getProductAsCustomer,
  type ProductPage,
  removeLine,
  viewProducts,
} from 'shop-core/contract';
import { type Rupiah, rupiah } from 'shop-core/rules';
import type { Visit } from '../visit.ts';

/** What a cart shows but for the numbers that each shop gives by itself. */
export const lookAtCart = (reply: Cart | null) => {
  if (!reply) return 'no cart';
  const { lines, ...cart } = reply;
  return { ...cart, lines: lines.map(({ id: _, product: { id: __, ...product }, ...line }) => ({ ...line, product })) };
};

export async function put(visit: Visit, sku: string, quantity: number, price: Rupiah = rupiah(1)) {
  const customerCode = visit.place.stage.customer.code;
  return visit.ask(addToCart, { body: { customerCode, sku, quantity, price } }, lookAtCart);
}

const change = (visit: Visit, line: { readonly id: number; readonly sku: string }, quantity: number, price: number) =>
  visit.ask(
    changeLine,
    {
      body: {
        customerCode: visit.place.stage.customer.code,
        id: line.id,
        sku: line.sku,
        quantity,
        price: rupiah(price),
      },
    },
    lookAtCart,
  );

/** Adds, counts, and asks for more than there is. */
export async function fillCart(visit: Visit): Promise<void> {
  const { stage } = visit.place;
  const { code: customerCode } = await visit.logIn().then(() => stage.customer);
  await visit.ask(getProductAsCustomer, { params: { sku: stage.bar.sku } }, ({ name, price, stock }) => [
    name,
    price,
    stock,
  ]);
  await put(visit, stage.bar.sku, 2);
  await put(visit, stage.coin.sku, 1);
  const cart = await put(visit, stage.bar.sku, 3);
  await put(visit, stage.bar.sku, 1);
  await put(visit, 'TIDAK-ADA', 1);
  const [bar, coin] = cart?.lines ?? [];
  if (!bar || !coin) return;
  await change(visit, bar, 4, 1);
  await change(visit, bar, 6, 900_000);
  await change(visit, { ...bar, sku: coin.sku }, 1, 900_000);
  await visit.ask(removeLine, { params: { id: coin.id } }, lookAtCart);
  await visit.ask(removeLine, { params: { id: coin.id } });
  await visit.ask(getCart, { params: { customerCode } }, lookAtCart);
  await visit.ask(getCart, { params: { customerCode: 'ORANG-LAIN' } });
}

/** Found by its name, in its category, and by nobody who asks for another. */
export async function look(visit: Visit): Promise<void> {
  const { bar } = visit.place.stage;
  const search = { page: 0, size: 12, subCategoryId: null, sort: [] };
  const page = ({ products, totalItems, currentPage }: ProductPage) => {
    return {
      totalItems,
      currentPage,
      shown: products.map(({ sku, name, price, stock, weight }) => [sku, name, price, stock, weight]),
    };
  };
  await visit.ask(viewProducts, { body: { ...search, searchBy: bar.name, categoryId: null } }, page);
  await visit.ask(viewProducts, { body: { ...search, page: 1, searchBy: bar.name, categoryId: bar.categoryId } }, page);
  await visit.ask(viewProducts, { body: { ...search, searchBy: `${bar.name} dan lagi`, categoryId: null } }, page);
  await visit.ask(getProduct, { params: { sku: bar.sku } }, ({ name, price, regularPrice }) => [
    name,
    price,
    regularPrice,
  ]);
  await visit.ask(getProduct, { params: { sku: 'TIDAK-ADA' } });
  await visit.ask(findProducts, { body: { ...search, searchBy: bar.name, categoryId: null } }, page);
  await visit.logIn();
  await visit.ask(findProducts, { body: { ...search, searchBy: bar.name, categoryId: null } }, page);
}

/** A price changes while it lies in the cart: it is taken by whoever saw it. */
export async function refreshPrice(visit: Visit): Promise<void> {
  const { stage, setPrice, setStock } = visit.place;
  const { code: customerCode } = await visit.logIn().then(() => stage.customer);
  const cart = await put(visit, stage.bar.sku, 2);
  await setPrice(stage.bar.sku, 950_000);
  await visit.ask(getCart, { params: { customerCode } }, lookAtCart);
  const [bar] = cart?.lines ?? [];
  if (!bar) return;
  await change(visit, bar, 3, 900_000);
  await change(visit, bar, 3, 950_000);
  await setStock(stage.bar.sku, 1);
  await visit.ask(getCart, { params: { customerCode } }, lookAtCart);
  await change(visit, bar, 2, 950_000);
}

/** Nothing is bought while the door is shut. */
export async function comeToClosedDoor(visit: Visit): Promise<void> {
  await visit.logIn();
  await visit.place.setClosed('Libur sampai Senin.');
  await put(visit, visit.place.stage.bar.sku, 1);
  await visit.place.setClosed(null);
  await put(visit, visit.place.stage.bar.sku, 1);
}
