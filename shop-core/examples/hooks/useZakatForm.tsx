import { useZakatForm } from 'shop-core';
import { isCalendarDate } from 'shop-core/rules';
import { zakatTypes } from 'shop-core/rules/gold';

const labels = {
  goldType: 'Jenis emas',
  weight: 'Berat (gram)',
  purity: 'Kadar (%)',
  price: 'Harga (Rp)',
} as const;
const names = ['goldType', 'weight', 'purity', 'price'] as const;

/** Notes gold that was bought or sold. Numbers are typed as people write them: 2,5 is as good as 2.5. */
export default function GoldEntryForm({ onSaved }: { onSaved?: () => void }) {
  const form = useZakatForm(onSaved);
  const type = form.field('type');
  const date = form.field('date');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <label htmlFor={type.id}>Transaksi</label>
      <select
        id={type.id}
        ref={type.ref}
        value={type.value ?? ''}
        onChange={(event) => type.onChange(event.target.value)}
      >
        <option value="">Pilih</option>
        {zakatTypes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <p role="alert">{type.errorMessage}</p>
      {names.map((name) => {
        const field = form.field(name);
        return (
          <p key={name}>
            <label htmlFor={field.id}>{labels[name]}</label>
            <input
              id={field.id}
              ref={field.ref}
              inputMode={name === 'goldType' ? 'text' : 'decimal'}
              value={field.value}
              onChange={({ target }) => field.onChange(target.value)}
              aria-invalid={field.isInvalid}
              aria-describedby={field['aria-describedby']}
            />
            {field.isInvalid && <span id={field.errorId}>{field.errorMessage}</span>}
          </p>
        );
      })}
      <label htmlFor={date.id}>Tanggal</label>
      <input
        id={date.id}
        ref={date.ref}
        type="date"
        value={date.value ?? ''}
        onChange={({ target }) => date.onChange(isCalendarDate(target.value) ? target.value : null)}
      />
      <p role="alert">{date.errorMessage}</p>
      {form.error && <p role="alert">{form.error}</p>}
      <button type="submit" disabled={form.isSubmitting}>
        Simpan
      </button>
    </form>
  );
}
