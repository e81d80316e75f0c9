import { useCouponForm, useKeptState } from 'shop-core';

/** A form that is shown on demand: it is open again after the login, with the code that was typed. */
export default function CouponOnDemand() {
  const [isOpen, setOpen] = useKeptState('coupon is open', false);
  if (isOpen) return <CouponForm onDone={() => setOpen(false)} />;
  return (
    <button type="button" onClick={() => setOpen(true)}>
      Pakai kupon
    </button>
  );
}

function CouponForm({ onDone }: { onDone: () => void }) {
  const { form } = useCouponForm(onDone);
  const field = form.field('code');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <label htmlFor={field.id}>Kode kupon</label>
      <input
        id={field.id}
        ref={field.ref}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        aria-invalid={field.isInvalid}
        aria-describedby={field['aria-describedby']}
      />
      {field.isInvalid && <span id={field.errorId}>{field.errorMessage}</span>}
      <button type="submit" disabled={form.isSubmitting}>
        Pakai
      </button>
    </form>
  );
}
