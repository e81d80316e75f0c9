import { useState } from 'react';
import { useCompanies } from 'shop-core';

/** The companies to register into, asked for only by who wants one. */
export default function CompanyField() {
  const [isCorporate, setCorporate] = useState(false);
  const { data: companies, error, refetch } = useCompanies(isCorporate);
  return (
    <fieldset>
      <legend>Perusahaan</legend>
      <label>
        <input type="checkbox" checked={isCorporate} onChange={({ target }) => setCorporate(target.checked)} />
        Daftar sebagai perusahaan
      </label>
      {isCorporate && (
        <label>
          Nama perusahaan
          <select disabled={!companies}>
            {companies?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {error && (
        <button type="button" onClick={() => refetch()}>
          Coba lagi
        </button>
      )}
    </fieldset>
  );
}
