import { type Form, useCompanies } from 'shop-core';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ComboSelect } from '../../ui/ComboSelect.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { RegistrationForm } from './registrationForm.ts';

/** An existing company from a searchable list, or a new one (S2.57-S2.59). */
export function CompanyFields({ form }: { form: Form<RegistrationForm> }) {
  const { isNewCompany } = form.values;
  return (
    <div className="stack">
      <RadioList
        label="Perusahaan"
        options={[
          { value: 'existing', label: 'Pilih perusahaan yang sudah terdaftar' },
          { value: 'new', label: 'Daftarkan perusahaan baru' },
        ]}
        value={isNewCompany ? 'new' : 'existing'}
        onChange={(choice) => form.set('isNewCompany', choice === 'new')}
      />
      {isNewCompany ? <NewCompany form={form} /> : <ExistingCompany form={form} />}
    </div>
  );
}

function ExistingCompany({ form }: { form: Form<RegistrationForm> }) {
  const { data: companies = [], isLoading, isFetching, isError, refetch } = useCompanies(true);
  const { value, onChange, errorMessage, onBlur } = form.field('company.id');
  if (isError && companies.length === 0) {
    return (
      <Alert
        tone="bad"
        isLive
        action={
          <Button variant="secondary" size="small" icon="refresh" isPending={isFetching} onPress={() => void refetch()}>
            Coba lagi
          </Button>
        }
      >
        Daftar perusahaan gagal dimuat.
      </Alert>
    );
  }
  return (
    <ComboSelect
      label="Nama perusahaan"
      isRequired
      placeholder={isLoading ? 'Memuat daftar perusahaan…' : 'Ketik nama perusahaan'}
      emptyText="Perusahaan tidak ditemukan. Daftarkan sebagai perusahaan baru."
      options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? undefined : String(value)}
      onChange={(id) => onChange(id === undefined ? null : Number(id))}
      onBlur={onBlur}
      errorMessage={errorMessage}
    />
  );
}

function NewCompany({ form }: { form: Form<RegistrationForm> }) {
  return (
    <>
      <TextField {...form.field('company.name')} label="Nama perusahaan" isRequired autoComplete="organization" />
      <TextField {...form.field('company.address')} label="Alamat perusahaan" isRequired />
      <TextField {...form.field('company.email')} label="Email perusahaan" type="email" isRequired />
      <TextField {...form.field('company.phone')} label="Telepon perusahaan" type="tel" inputMode="tel" isRequired />
    </>
  );
}
