import { act, screen, waitFor } from '@testing-library/react';
import { memo } from 'react';
import { expect, it } from 'vitest';
import { changeLine, getCart } from '../../contract/calls/cart.ts';
import type { CartLine } from '../../contract/entities/cart.ts';
import { renderShop, sampleLine, sampleSession } from '../../testing/react/index.ts';
import { cartShop } from './testCartShop.ts';
import { useCart } from './useCart.ts';
import { type CartLineView, useCartLine } from './useCartLine.ts';

const rows = new Map<number, { renders: number; view: CartLineView }>();

const Row = memo(function Row({ line }: { line: CartLine }) {
  const view = useCartLine(line);
  rows.set(line.id, { renders: (rows.get(line.id)?.renders ?? 0) + 1, view });
  return (
    <li>
      {line.id}: {line.quantity} {view.isPending ? 'menunggu' : view.error?.problem.code}
    </li>
  );
});

function Rows() {
  const cart = useCart();
  return cart.status === 'ready' ? cart.lines.map((line) => <Row key={line.id} line={line} />) : null;
}

async function open() {
  rows.clear();
  const lines = Array.from({ length: 50 }, (_, at) => sampleLine({ id: at + 1, sku: `LM-${at + 1}` }));
  const { shop } = cartShop(lines);
  const { queryClient } = renderShop(<Rows />, { shop, session: sampleSession() });
  await waitFor(() => expect(rows.size).toBe(50));
  return { shop, queryClient, before: new Map([...rows].map(([id, { renders }]) => [id, renders])) };
}
const rendered = (before: ReadonlyMap<number, number>) =>
  [...rows].filter(([id, { renders }]) => renders !== before.get(id)).map(([id]) => id);
const viewOf = (id: number) => rows.get(id)?.view ?? expect.fail(`no row ${id}`);

it('an edit of one row renders that row alone, on its way and answered', async () => {
  const { shop, before } = await open();
  const hold = shop.hold(changeLine);
  act(() => void viewOf(7).setQuantity(3));
  await screen.findByText('7: 3 menunggu');
  expect(rendered(before)).toEqual([7]);
  await act(async () => hold.release());
  await screen.findByText('7: 3');
  expect(rendered(before)).toEqual([7]);
});

it('a refused edit of one row renders that row alone', async () => {
  const { before } = await open();
  await act(() => viewOf(7).setQuantity(9));
  await screen.findByText('7: 2 OUT_OF_STOCK');
  expect(rendered(before)).toEqual([7]);
});

it('the same cart, asked for again, renders no row', async () => {
  const { shop, queryClient, before } = await open();
  await act(() => queryClient.refetchQueries());
  expect(shop.requestsOf(getCart)).toHaveLength(2);
  expect(rendered(before)).toEqual([]);
});
