import { sentenceFor, useCheckout } from 'shop-core';
import { hintMessages } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';

/** From the courier, whose price is asked by itself, to the order. `hint` says what to do next; `blockers` is empty when the order can be placed. */
export default function CheckoutPage() {
  const { state, dispatch, couriers, banks, check, place, placed, priced, hint, blockers } = useCheckout();
  if (placed) return <h1>Pesanan {placed} diterima</h1>;
  const error = place.error ?? check.error;
  return (
    <main>
      <label>
        Kurir
        <select
          value={state.courier ?? ''}
          onChange={({ target }) => dispatch({ type: 'courierChosen', courier: target.value || null })}
        >
          <option value="">Pilih kurir</option>
          {couriers.map(({ code, name, quote }) => (
            <option key={code} value={code}>
              {name} {quote.status === 'fresh' && formatRupiah(quote.cost)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={check.isPending} onClick={() => check.run(undefined)}>
        Cek ongkir
      </button>
      <label>
        Bank
        <select
          value={state.bankId ?? ''}
          onChange={({ target }) => dispatch({ type: 'bankChosen', bankId: Number(target.value) || null })}
        >
          <option value="">Pilih bank</option>
          {banks.map(({ id, bankName }) => (
            <option key={id} value={id}>
              {bankName}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={state.hasAcceptedTerms}
          onChange={({ target }) => dispatch({ type: 'termsChanged', accepted: target.checked })}
        />
        Saya setuju dengan syarat dan ketentuan
      </label>
      <p role="status">{hintMessages[hint]}</p>
      {priced && <p>Total: {formatRupiah(priced.payable)}</p>}
      {error && <p role="alert">{sentenceFor(error)}</p>}
      <button type="button" disabled={blockers.length > 0 || place.isPending} onClick={() => place.run(undefined)}>
        Pesan
      </button>
    </main>
  );
}
