import { sentenceFor, useCart, useCartLine } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import { formatRupiah } from 'shop-core/rules';

/** One line with its stepper. The number changes at once; many presses travel as the last of them. */
function Line({ line }: { line: CartLine }) {
  const { bounds, error, isPending, setQuantity, remove } = useCartLine(line);
  const { quantity, product } = line;
  return (
    <li aria-busy={isPending}>
      {product.name}: {formatRupiah(line.totalPrice)}
      <button type="button" disabled={quantity <= bounds.minimum} onClick={() => setQuantity(quantity - 1)}>
        Kurangi {product.name}
      </button>
      <output aria-label={`Jumlah ${product.name}`}>{quantity}</output>
      <button type="button" disabled={quantity >= bounds.maximum} onClick={() => setQuantity(quantity + 1)}>
        Tambah {product.name}
      </button>
      <button type="button" onClick={remove}>
        Hapus {product.name}
      </button>
      {error && <p role="alert">{sentenceFor(error)}</p>}
    </li>
  );
}

export default function CartLines() {
  const cart = useCart();
  if (cart.status !== 'ready') return <p role="status">Memuat keranjang…</p>;
  if (cart.lines.length === 0) return <p>Keranjang kosong.</p>;
  return (
    <ul aria-label="Keranjang">
      {cart.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}
