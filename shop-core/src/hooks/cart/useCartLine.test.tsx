import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLine, getCart, removeLine } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { rupiah } from '../../rules/money/rupiah.ts';
import { type Hold, renderShop, sampleLine, sampleSession } from '../../testing/react/index.ts';
import { cartShop } from './testCartShop.ts';
import { type CartView, useCart } from './useCart.ts';
import { type CartLineView, useCartLine } from './useCartLine.ts';

/** What the page shows, and its rows offer by line id. */
interface Page {
  cart: CartView;
  readonly rows: Map<number, CartLineView>;
}

function Row({ line, page }: { line: CartLine; page: Page }) {
  const row = useCartLine(line);
  page.rows.set(line.id, row);
  return (
    <li>
      {line.id}: {line.quantity} buah, {line.totalPrice} {row.isPending && 'menunggu'} {row.error?.problem.code}
    </li>
  );
}

function Rows({ page }: { page: Page }) {
  page.cart = useCart();
  return page.cart.status === 'ready'
    ? page.cart.lines.map((line) => <Row key={line.id} line={line} page={page} />)
    : null;
}

async function open(...lines: CartLine[]) {
  const page: Page = { cart: { status: 'none' }, rows: new Map() };
  const { shop, held } = cartShop(lines.length > 0 ? lines : undefined);
  const { notices, queryClient } = renderShop(<Rows page={page} />, { shop, session: sampleSession() });
  await waitFor(() => expect(page.cart.status).toBe('ready'));
  const row = (id = 11) => page.rows.get(id) ?? expect.fail(`no row ${id}`);
  const sentQuantities = () => shop.requestsOf(changeLine).map(({ ask }) => ask.body.quantity);
  const said = () => notices.map(({ sentence }) => sentence);
  return { page, shop, held, row, sentQuantities, said, queryClient };
}
const waits = (hold: Hold, count: number) => waitFor(() => expect(hold.waiting).toBe(count));
const shows = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const updated = 'Keranjang berhasil diperbaharui';

describe('the quantity of a line', () => {
  it('is shown before it is answered, and told once it is [S8.20]', async () => {
    const { shop, row, said } = await open();
    const hold = shop.hold(changeLine);
    let running: Promise<unknown> = Promise.resolve();
    act(() => {
      running = row().setQuantity(3);
    });
    await shows(/^11: 3 buah, 2700000 menunggu/);
    expect(said()).toEqual([]);
    await act(async () => hold.release());
    expect(await running).toEqual({ ok: true, value: 3 });
    await shows(/^11: 3 buah, 2700000\s*$/);
    expect(said()).toEqual([updated]);
  });

  it('is absolute: the line, its sku and its price are named', async () => {
    const { shop, row } = await open();
    await act(() => row().setQuantity(4));
    expect(shop.requestsOf(changeLine)[0]?.ask.body).toEqual({
      customerCode: 'C1',
      id: 11,
      sku: 'LM-05',
      price: 900_000,
      quantity: 4,
    });
  });

  it('is sent one request at a time, and of a burst only the newest after it', async () => {
    const { shop, row, sentQuantities, said } = await open();
    const hold = shop.hold(changeLine);
    const results: Promise<unknown>[] = [];
    act(() => void results.push(row().setQuantity(3)));
    await waits(hold, 1);
    act(() => void results.push(row().setQuantity(4), row().setQuantity(5), row().setQuantity(1)));
    await shows(/^11: 1 buah/);
    expect(sentQuantities()).toEqual([3]);
    hold.next();
    await waits(hold, 1);
    expect(sentQuantities()).toEqual([3, 1]);
    await shows(/^11: 1 buah, 900000 menunggu/);
    await act(async () => hold.release());
    expect(await Promise.all(results)).toEqual(Array(4).fill({ ok: true, value: 1 }));
    expect(said()).toEqual([updated]);
  });

  it('is told once, even when a burst starts within one moment', async () => {
    const { row, said, sentQuantities } = await open();
    await act(async () => void (await Promise.all([row().setQuantity(3), row().setQuantity(4)])));
    expect([sentQuantities(), said()]).toEqual([[3, 4], [updated]]);
  });

  it('that is put back while it is on its way is put back on the server', async () => {
    const { shop, row, sentQuantities } = await open();
    const hold = shop.hold(changeLine);
    act(() => void row().setQuantity(3));
    await waits(hold, 1);
    act(() => void row().setQuantity(2));
    hold.release();
    await waitFor(() => expect(sentQuantities()).toEqual([3, 2]));
    await shows(/^11: 2 buah, 1800000\s*$/);
  });

  it('that is the same again is not sent', async () => {
    const { row, sentQuantities, said } = await open();
    expect(await act(() => row().setQuantity(2))).toEqual({ ok: true, value: 2 });
    expect([sentQuantities(), said()]).toEqual([[], []]);
  });

  it.each([
    [6, 'OUT_OF_STOCK', 'Stok tidak mencukupi.'],
    [0, 'QUANTITY_INVALID', 'Jumlah harus bilangan bulat, minimal 1.'],
    [1.5, 'QUANTITY_INVALID', 'Jumlah harus bilangan bulat, minimal 1.'],
  ])('of %d is refused without asking the server [S5.30]', async (quantity, code, sentence) => {
    const { row, said, shop } = await open();
    const refused = await act(() => row().setQuantity(quantity));
    expect(refused).toMatchObject({ ok: false, error: { problem: { code } } });
    expect([shop.requestsOf(changeLine), said()]).toEqual([[], [sentence]]);
    await shows(new RegExp(`^11: 2 buah, 1800000 ${code}`));
  });

  it('that the server refuses goes back to what the server has, with the reason until the next try', async () => {
    const { row, held, said } = await open();
    held.lines = [sampleLine({ product: { ...sampleLine().product, stock: 2 } })];
    const refused = await act(() => row().setQuantity(4));
    expect(refused).toMatchObject({ ok: false, error: { problem: { code: 'OUT_OF_STOCK', available: 2 } } });
    await shows(/^11: 2 buah, 1800000 OUT_OF_STOCK/);
    expect(said()).toEqual(['Stok tidak mencukupi.']);
    await waitFor(() => expect(row().bounds.maximum).toBe(2));
    await act(() => row().setQuantity(1));
    await shows(/^11: 1 buah, 900000\s*$/);
  });

  it('whose answer was lost is asked for, and the line shows the truth', async () => {
    const { shop, row, said } = await open();
    shop.loseNext(changeLine);
    const lost = await act(() => row().setQuantity(4));
    expect(lost).toMatchObject({ ok: false, error: { problem: { code: 'STATUS_UNKNOWN' } } });
    // By then it is known what became of it.
    await shows(/^11: 4 buah, 3600000\s*$/);
    expect(said()).toHaveLength(1);
  });

  it('above the stock, which fell meanwhile, can be lowered: to what is left', async () => {
    const short = sampleLine({ quantity: 5, product: { ...sampleLine().product, stock: 3 } });
    const { row, sentQuantities } = await open(short);
    expect(await act(() => row().setQuantity(4))).toEqual({ ok: true, value: 3 });
    expect(sentQuantities()).toEqual([3]);
  });

  it('goes from 1 to the stock [S5.32]', async () => {
    const { row } = await open();
    expect(row().bounds).toEqual({ minimum: 1, maximum: 5 });
  });
});

describe('two lines', () => {
  const two = [sampleLine(), sampleLine({ id: 12, sku: 'LM-1', quantity: 1 })] as const;

  it('are pending and refused each for itself', async () => {
    const { shop, row } = await open(...two);
    const hold = shop.hold(changeLine);
    act(() => void row(11).setQuantity(3));
    await waits(hold, 1);
    await act(() => row(12).setQuantity(9));
    await shows(/^11: 3 buah, 2700000 menunggu\s*$/);
    await shows(/^12: 1 buah, 900000 OUT_OF_STOCK/);
    await act(async () => hold.release());
    await shows(/^12: 1 buah, 900000 OUT_OF_STOCK/);
  });

  it('whose answers overtake each other end as the server has them', async () => {
    const { shop, row, held } = await open(...two);
    const hold = shop.hold(changeLine);
    act(() => void row(11).setQuantity(3));
    await waits(hold, 1);
    act(() => void row(12).setQuantity(4));
    await waits(hold, 2);
    await act(async () => hold.next(1));
    await act(async () => hold.next());
    hold.release();
    expect(held.lines.map(({ quantity }) => quantity)).toEqual([3, 4]);
    await shows(/^11: 3 buah/);
    await shows(/^12: 4 buah/);
  });

  it('are not undone by an older look at the cart that comes late', async () => {
    const { shop, row, queryClient } = await open(...two);
    const looks = shop.hold(getCart);
    act(() => void queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'cart'] }));
    await waits(looks, 1);
    await act(() => row(11).setQuantity(3));
    await act(async () => looks.release());
    await shows(/^11: 3 buah/);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await shows(/^11: 3 buah/);
  });
});

describe('an outdated line', () => {
  const outdated = sampleLine({ isOutdated: true, currentPrice: rupiah(950_000) });

  it('takes the price of today when it is refreshed [S4.17, S8.21]', async () => {
    const { page, shop, row, said } = await open(outdated);
    expect(page.cart).toMatchObject({ isObsolete: true });
    expect(await act(() => row().refreshPrice())).toMatchObject({ ok: true });
    expect(shop.requestsOf(changeLine)[0]?.ask.body).toMatchObject({ price: 950_000, quantity: 2 });
    await shows(/^11: 2 buah, 1900000/);
    expect(page.cart).toMatchObject({ isObsolete: false });
    expect(said()).toEqual(['Harga berhasil diperbaharui']);
  });

  it('is refreshed after an edit that is on its way, with the newest quantity', async () => {
    const { shop, row, sentQuantities } = await open(outdated);
    const hold = shop.hold(changeLine);
    act(() => void row().setQuantity(3));
    await waits(hold, 1);
    act(() => void row().setQuantity(4));
    await shows(/^11: 4 buah/);
    act(() => void row().refreshPrice());
    expect(sentQuantities()).toEqual([3]);
    await act(async () => hold.release());
    await waitFor(() => expect(sentQuantities()).toEqual([3, 4]));
    await shows(/^11: 4 buah, 3800000/);
  });

  it('says why it could not be refreshed, until the next try', async () => {
    const { shop, row, said } = await open(outdated);
    shop.failNext({ code: 'UNAVAILABLE' }, changeLine);
    await act(() => row().refreshPrice());
    await shows(/UNAVAILABLE/);
    expect(said()).toEqual(['Layanan sedang sibuk. Coba lagi sebentar lagi.']);
    await act(() => row().setQuantity(1));
    await waitFor(() => expect(screen.queryByText(/UNAVAILABLE/)).toBeNull());
  });
});

describe('removing a line', () => {
  it('shows the cart without it, in place of a reload [S7.48, S8.20]', async () => {
    const { shop, row, page, said } = await open();
    await act(() => row().remove());
    expect(shop.requestsOf(removeLine)[0]?.ask.params).toEqual({ id: 11 });
    await waitFor(() => expect(page.cart).toMatchObject({ status: 'ready', lines: [] }));
    expect(said()).toEqual([updated]);
  });

  it('is sent once, however often it is pressed', async () => {
    const { shop, row, page } = await open();
    await act(() => Promise.all([row().remove(), row().remove()]));
    await waitFor(() => expect(page.cart).toMatchObject({ status: 'ready', lines: [] }));
    expect(shop.count(removeLine)).toBe(1);
  });

  it('waits for an edit on its way, and sends no other', async () => {
    const { shop, row, sentQuantities, said } = await open();
    const hold = shop.hold(changeLine);
    act(() => void row().setQuantity(3));
    await waits(hold, 1);
    act(() => void row().setQuantity(4));
    act(() => void row().remove());
    expect(shop.requestsOf(removeLine)).toEqual([]);
    hold.release();
    await waitFor(() => expect(shop.requestsOf(removeLine)).toHaveLength(1));
    expect(sentQuantities()).toEqual([3]);
    await waitFor(() => expect(said()).toEqual([updated]));
  });

  it('that is gone already shows the cart as it is', async () => {
    const { row, held, page } = await open();
    held.lines = [];
    expect(await act(() => row().remove())).toMatchObject({ ok: false, error: { problem: { code: 'NOT_FOUND' } } });
    await waitFor(() => expect(page.cart).toMatchObject({ status: 'ready', lines: [] }));
  });
});
