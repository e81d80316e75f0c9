import { useCheckout, useOrder } from 'shop-core';
import { hintMessages, priceLabels } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

function Choices(props: {
  label: string;
  choices: readonly Choice[];
  value: string | number | null;
  choose: (value: string) => void;
}) {
  return (
    <label>
      {props.label}{' '}
      <select value={props.value ?? ''} onChange={(event) => props.choose(event.target.value)}>
        <option value="">Pilih</option>
        {props.choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Order({ code }: { code: string }) {
  const { data } = useOrder(code);
  return (
    <section aria-label="Pesanan">
      <h1>Pesanan {code}</h1>
      {data && (
        <p>
          Transfer {formatRupiah(data.order.grandTotal)} ke {data.order.bank?.bankName} {data.order.bank?.accountNumber}
        </p>
      )}
    </section>
  );
}

export function Checkout() {
  const { state, dispatch, couriers, banks, priced, hint, check, place, placed } = useCheckout();
  if (placed) return <Order code={placed} />;
  return (
    <section aria-label="Checkout">
      <p>{hintMessages[hint]}</p>
      <Choices
        label="Kurir"
        choices={couriers.map(({ code, name }) => ({ value: code, label: name }))}
        value={state.courier}
        choose={(courier) => dispatch({ type: 'courierChosen', courier: courier || null })}
      />
      <Choices
        label="Bank"
        choices={banks.map(({ id, bankName }) => ({ value: id, label: bankName }))}
        value={state.bankId}
        choose={(id) => dispatch({ type: 'bankChosen', bankId: Number(id) || null })}
      />
      <label>
        <input
          type="checkbox"
          checked={state.hasAcceptedTerms}
          onChange={(event) => dispatch({ type: 'termsChanged', accepted: event.target.checked })}
        />{' '}
        Saya menyetujui syarat dan ketentuan
      </label>
      <button type="button" disabled={check.isPending} onClick={() => check.run(undefined)}>
        Cek ongkir
      </button>
      <ul>
        {priced?.entries.map(({ code, amount }) => (
          <li key={code}>
            {priceLabels[code]} {formatRupiah(amount)}
          </li>
        ))}
      </ul>
      {priced && <p>Total bayar {formatRupiah(priced.payable)}</p>}
      <button type="button" disabled={place.isPending} onClick={() => place.run(undefined)}>
        Pesan
      </button>
    </section>
  );
}
