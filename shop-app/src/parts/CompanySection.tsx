import type { Company } from 'shop-core/contract';
import { TextField } from '../ui/TextField.tsx';

/** The company that a corporate customer buys for, to read only (S6.17). What is not known of it is a dash. */
export function CompanySection({ company }: { company: Company }) {
  const fields = [
    ['Nama perusahaan', company.name],
    ['Alamat perusahaan', company.address],
    ['Email perusahaan', company.email],
    ['Telepon perusahaan', company.phone],
  ] as const;
  return (
    <fieldset className="fieldset stack">
      <legend>Perusahaan</legend>
      {fields.map(([label, value]) => (
        <TextField key={label} label={label} value={value || '-'} isReadOnly />
      ))}
    </fieldset>
  );
}
