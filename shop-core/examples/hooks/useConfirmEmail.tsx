import { sentenceFor, useConfirmEmail } from 'shop-core';

/** The page that the link of the mail leads to. A button, not an effect: programs that read mails open links too. */
export default function ConfirmEmailPage() {
  const confirm = useConfirmEmail();
  const token = new URLSearchParams(location.search).get('token') ?? '';
  return (
    <main>
      <h1>Konfirmasi email</h1>
      <button type="button" disabled={confirm.isPending} onClick={() => confirm.run(token)}>
        Konfirmasi
      </button>
      {confirm.error && <p role="alert">{sentenceFor(confirm.error)}</p>}
    </main>
  );
}
