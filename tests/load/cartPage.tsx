import { memo, Profiler, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopProvider, safeStorage, useCart, useCartLine, useShop } from 'shop-core';
import { type CartLine, changeLine, getCart } from 'shop-core/contract';
import { createFakeShop, on, sampleCart, sampleLine, sampleSession } from 'shop-core/testing';

/** A cart of 50 lines as a frontend would draw it: rows that render again when their own line changed. */
const server = { lines: Array.from({ length: 50 }, (_, at) => lineOf(at + 1, 1)) };
const shop = createFakeShop({
  handlers: [
    on(getCart, () => sampleCart(server.lines)),
    on(changeLine, ({ body }) => {
      server.lines = server.lines.map((line) => (line.id === body.id ? lineOf(body.id, body.quantity) : line));
      return sampleCart(server.lines);
    }),
  ],
});

function lineOf(id: number, quantity: number): CartLine {
  const { product, ...line } = sampleLine({ id, sku: `LM-${id}`, quantity });
  return { ...line, product: { ...product, id, stock: 1_000 } };
}

const Row = memo(function Row({ line }: { line: CartLine }) {
  const { bounds, isPending, error, setQuantity } = useCartLine(line);
  return (
    <li aria-busy={isPending}>
      {line.product.name} <output>{line.quantity}</output> {line.totalPrice} {error?.problem.code}
      <button
        type="button"
        disabled={line.quantity >= bounds.maximum}
        onClick={() => void setQuantity(line.quantity + 1)}
      >
        +
      </button>
    </li>
  );
});

function Rows() {
  const { signIn } = useShop();
  useEffect(() => signIn(sampleSession()), [signIn]);
  const cart = useCart();
  if (cart.status !== 'ready') return null;
  const rows = cart.lines.map((line) => <Row key={line.id} line={line} />);
  return (
    <>
      <ul>{rows}</ul>
      {cart.pieces} {cart.subtotal}
    </>
  );
}

let rendered = 0;
createRoot(document.body).render(
  <ShopProvider api={shop.api} storage={safeStorage(() => undefined)}>
    <Profiler id="cart" onRender={(_id, _phase, took) => (rendered += took)}>
      <Rows />
    </Profiler>
  </ShopProvider>,
);

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** What React renders and commits for one step of one line, from the click until its answer is shown, in ms. */
async function step(at: number): Promise<number> {
  const row = document.querySelectorAll('li')[at];
  const wanted = String(Number(row?.querySelector('output')?.textContent) + 1);
  rendered = 0;
  row?.querySelector('button')?.click();
  do await turn();
  while (row?.getAttribute('aria-busy') !== 'false');
  if (row.querySelector('output')?.textContent !== wanted) throw new Error(`The step of row ${at} did not arrive.`);
  return rendered;
}

async function steps(count: number): Promise<number[]> {
  while (document.querySelectorAll('li').length < 50) await turn();
  const took: number[] = [];
  for (let at = 0; at < count; at += 1) took.push(await step(at % 50));
  return took;
}

Object.assign(globalThis, { steps });
