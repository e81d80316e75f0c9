import { type FormEvent, useState } from 'react';
import { sentenceFor, useCustomer, useSaveProfile } from 'shop-core';

/** Changes the telephone number; the rest of the profile is sent as it is. */
export default function PhoneForm() {
  const { data: customer } = useCustomer();
  const save = useSaveProfile();
  const [phoneNumber, setPhoneNumber] = useState('');
  if (!customer) return <p role="status">Memuat profil…</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return save.run({ ...customer, phoneNumber });
  };
  return (
    <form onSubmit={submit}>
      <p>Nomor sekarang: {customer.phoneNumber}</p>
      <label htmlFor="phone">Nomor telepon baru</label>
      <input
        id="phone"
        type="tel"
        value={phoneNumber}
        onChange={({ target }) => setPhoneNumber(target.value)}
        aria-describedby="phone-error"
      />
      <p id="phone-error" role="alert">
        {save.error && (save.error.fields.phoneNumber ?? sentenceFor(save.error))}
      </p>
      <button type="submit" disabled={save.isPending}>
        Simpan
      </button>
    </form>
  );
}
