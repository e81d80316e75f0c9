import { sentenceFor, useCart, useCartLine, useCheckoutGate } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import { messageFor } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';

function Line({ line }: { line: CartLine }) {
  const { bounds, setQuantity, remove, error } = useCartLine(line);
  return (
    <li>
      {line.product.name} {formatRupiah(line.totalPrice)}{' '}
      <input
        type="number"
        aria-label={`Jumlah ${line.product.name}`}
        min={bounds.minimum}
        max={bounds.maximum}
        value={line.quantity}
        onChange={(event) => setQuantity(event.target.valueAsNumber)}
      />
      <button type="button" onClick={remove}>
        Hapus
      </button>
      {error && <p role="alert">{sentenceFor(error)}</p>}
    </li>
  );
}

export function Cart({ onCheckout }: { onCheckout: () => void }) {
  const cart = useCart();
  const gate = useCheckoutGate();
  if (cart.status !== 'ready') return <p>{cart.status}</p>;
  return (
    <section aria-label="Keranjang">
      <ul>
        {cart.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <p>Subtotal {formatRupiah(cart.subtotal)}</p>
      {gate.problem && <p>{messageFor(gate.problem)}</p>}
      <button
        type="button"
        disabled={gate.isLoading || gate.problem !== undefined || cart.isPending}
        onClick={onCheckout}
      >
        Checkout
      </button>
    </section>
  );
}
