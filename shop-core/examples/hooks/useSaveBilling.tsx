import { type FormEvent, useState } from 'react';
import { sentenceFor, useBillingAddress, useSaveBilling } from 'shop-core';

/** Moves within the same sub-district: the street alone is written anew. */
export default function StreetForm() {
  const { data: billing } = useBillingAddress();
  const save = useSaveBilling();
  const [street, setStreet] = useState('');
  if (!billing) return <p role="status">Memuat alamat…</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save.run({ ...billing, address: street });
  };
  return (
    <form onSubmit={submit}>
      <p>Alamat sekarang: {billing.address}</p>
      <label htmlFor="street">Alamat baru</label>
      <input
        id="street"
        value={street}
        onChange={({ target }) => setStreet(target.value)}
        aria-describedby="street-error"
      />
      <p id="street-error" role="alert">
        {save.error && (save.error.fields.address ?? sentenceFor(save.error))}
      </p>
      <button type="submit" disabled={save.isPending}>
        Simpan
      </button>
    </form>
  );
}
