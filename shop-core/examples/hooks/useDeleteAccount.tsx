import { useDeleteAccount } from 'shop-core';

/** Deletes the account, once the box is ticked. The login ends with it. */
export default function DeleteAccountForm() {
  const form = useDeleteAccount();
  const understood = form.field('isUnderstood');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <label>
        <input
          type="checkbox"
          name={understood.name}
          ref={understood.ref}
          checked={understood.value}
          onChange={({ target }) => understood.onChange(target.checked)}
          aria-invalid={understood.isInvalid}
          aria-describedby={understood['aria-describedby']}
        />
        Saya mengerti bahwa akun tidak dapat dikembalikan
      </label>
      {understood.isInvalid && <p id={understood.errorId}>{understood.errorMessage}</p>}
      <button type="submit" disabled={form.isSubmitting}>
        Hapus akun
      </button>
    </form>
  );
}
