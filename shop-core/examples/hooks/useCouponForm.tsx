import { sentenceFor, useCoupon, useCouponForm } from 'shop-core';

/** Uses a coupon. A code that was refused is cleared, and the reason stays. */
export default function CouponForm() {
  const { form, apply } = useCouponForm();
  const { state } = useCoupon();
  const code = form.field('code');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <label htmlFor={code.id}>Kode kupon</label>
      <input
        id={code.id}
        ref={code.ref}
        name={code.name}
        value={code.value}
        onChange={({ target }) => code.onChange(target.value)}
        aria-invalid={code.isInvalid}
        aria-describedby={code['aria-describedby']}
      />
      {code.isInvalid && <p id={code.errorId}>{code.errorMessage}</p>}
      <button type="submit" disabled={form.isSubmitting}>
        Pakai kupon
      </button>
      {apply.error && <p role="alert">{sentenceFor(apply.error)}</p>}
      {state.status === 'applied' && <p role="status">Kupon {state.code} dipakai.</p>}
    </form>
  );
}
