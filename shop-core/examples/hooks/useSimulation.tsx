import { useSimulation } from 'shop-core';

const labels = {
  purpose: 'Tujuan',
  time: 'Jangka waktu (tahun)',
  money: 'Dana yang dibutuhkan (Rp)',
  rise: 'Kenaikan per tahun (%)',
  buybackPrice: 'Harga buyback per gram (Rp)',
} as const;
const names = ['purpose', 'time', 'money', 'rise', 'buybackPrice'] as const;

/** How much gold a purpose takes, and how much of it each month. Nothing is sent: the rule counts. */
export default function PlanningCalculator() {
  const { form, plan, reset } = useSimulation();
  return (
    <form onSubmit={form.onSubmit} onReset={reset} noValidate>
      {names.map(form.field).map((field, at) => (
        <p key={field.id}>
          <label htmlFor={field.id}>{labels[names[at] ?? 'purpose']}</label>
          <input
            id={field.id}
            ref={field.ref}
            value={field.value}
            onChange={({ target }) => field.onChange(target.value)}
            aria-invalid={field.isInvalid}
            aria-describedby={field['aria-describedby']}
          />
          {field.isInvalid && <span id={field.errorId}>{field.errorMessage}</span>}
        </p>
      ))}
      <button type="submit">Hitung</button>
      <button type="reset">Ulangi</button>
      {plan && (
        <p role="status">
          {plan.purpose} membutuhkan {plan.goldNeeded.text}: {plan.monthlyGold.text} per bulan.
        </p>
      )}
    </form>
  );
}
