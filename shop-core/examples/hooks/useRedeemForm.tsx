import { sentenceFor, useRedeem, useRedeemForm } from 'shop-core';

/** Redeems points. Nothing is taken before the order is placed. */
export default function RedeemForm() {
  const { form, redeem, active } = useRedeemForm();
  const { state } = useRedeem();
  const points = form.field('points');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <label htmlFor={points.id}>Tukar poin (dari {active})</label>
      <input
        id={points.id}
        ref={points.ref}
        type="number"
        value={points.value ?? ''}
        onChange={({ target }) => points.onChange(target.value === '' ? null : Number(target.value))}
        aria-invalid={points.isInvalid}
        aria-describedby={points['aria-describedby']}
      />
      {points.isInvalid && <p id={points.errorId}>{points.errorMessage}</p>}
      <button type="submit" disabled={form.isSubmitting}>
        Tukar
      </button>
      {redeem.error && <p role="alert">{sentenceFor(redeem.error)}</p>}
      {state.status === 'applied' && <p role="status">{state.points} poin ditukar.</p>}
    </form>
  );
}
