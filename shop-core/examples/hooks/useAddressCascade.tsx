import { useState } from 'react';
import { type AddressLevelView, useAddressCascade } from 'shop-core';
import { type AddressLevel, emptyAddress, selectLevel } from 'shop-core/rules';

const labels: Record<AddressLevel, string> = {
  province: 'Provinsi',
  city: 'Kota/kabupaten',
  district: 'Kecamatan',
  subdistrict: 'Kelurahan',
};

/** From the province down. The rule clears what hung on an older choice. */
export default function AddressFields() {
  const [address, setAddress] = useState(emptyAddress);
  const cascade = useAddressCascade({ address });

  const level = <L extends AddressLevel>(name: L, { status, options, retry }: AddressLevelView<L>) => (
    <label>
      {labels[name]}
      <select
        disabled={status !== 'ready'}
        value={address[name]?.id ?? ''}
        onChange={({ target }) => {
          const choice = options.find(({ id }) => String(id) === target.value) ?? null;
          setAddress(selectLevel(address, name, choice));
        }}
      >
        <option value="">{status === 'loading' ? 'Memuat…' : 'Pilih'}</option>
        {options.map((area) => (
          <option key={area.id} value={area.id}>
            {area.name}
          </option>
        ))}
      </select>
      {status === 'failed' && (
        <button type="button" onClick={retry}>
          Coba lagi
        </button>
      )}
    </label>
  );

  return (
    <fieldset>
      <legend>Alamat</legend>
      {level('province', cascade.province)}
      {level('city', cascade.city)}
      {level('district', cascade.district)}
      {level('subdistrict', cascade.subdistrict)}
      <output>Kode pos: {address.postalCode ?? '-'}</output>
    </fieldset>
  );
}
