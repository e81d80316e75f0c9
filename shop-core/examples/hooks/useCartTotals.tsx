import { useCartTotals } from 'shop-core';
import { priceLabels } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';

/** What the cart comes to, step by step: the entries sum to what is paid. */
export default function CartTotals() {
  const { priced } = useCartTotals();
  if (!priced) return <p role="status">Menghitung…</p>;
  return (
    <table>
      <caption>Ringkasan belanja</caption>
      <tbody>
        {priced.entries.map(({ code, amount }) => (
          <tr key={code}>
            <th scope="row">{priceLabels[code]}</th>
            <td>{formatRupiah(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatRupiah(priced.payable)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
