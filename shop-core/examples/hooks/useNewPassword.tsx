import { useNewPassword } from 'shop-core';

/** The page that the mailed link leads to: being there asks for the second mail, with the new password. */
export default function NewPasswordPage() {
  const link = new URLSearchParams(location.search);
  const { isSuccess, error, refetch } = useNewPassword({ email: link.get('email'), token: link.get('token') });
  if (isSuccess) return <p role="status">Password baru dikirim bila tautan masih berlaku. Periksa email Anda.</p>;
  if (!link.get('token')) return <p>Tautan tidak lengkap.</p>;
  if (!error) return <p role="status">Mohon tunggu…</p>;
  return (
    <button type="button" onClick={() => refetch()}>
      Coba lagi
    </button>
  );
}
