import { useState } from 'react';
import { useAddressCascade, useAreaSearch } from 'shop-core';
import { emptyAddress } from 'shop-core/rules';

/** One field for the whole address: each choice sets all its levels. */
export default function AreaSearchBox() {
  const [text, setText] = useState('');
  const [address, setAddress] = useState(emptyAddress);
  const { status, areas, retry } = useAreaSearch(text);
  const { fill } = useAddressCascade({ address });
  const { province, city, district, subdistrict, postalCode } = address;

  return (
    <fieldset>
      <legend>Alamat</legend>
      <label>
        Cari kelurahan
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {status === 'loading' && <p>Mencari…</p>}
      {status === 'ready' && areas.length === 0 && <p>Tidak ditemukan.</p>}
      {status === 'failed' && (
        <button type="button" onClick={retry}>
          Coba lagi
        </button>
      )}
      <ul>
        {areas.map((found) => (
          <li key={found.subdistrict.id}>
            <button
              type="button"
              onClick={async () => {
                const result = await fill.run(found);
                if (result.ok) setAddress(result.value);
              }}
            >
              {found.subdistrict.name}, {found.district.name}, {found.city.type} {found.city.name}
            </button>
          </li>
        ))}
      </ul>
      <output>
        {[subdistrict?.name, district?.name, city?.name, province?.name, postalCode].filter(Boolean).join(', ') || '-'}
      </output>
    </fieldset>
  );
}
