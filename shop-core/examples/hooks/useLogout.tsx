import { useLogout, useSession } from 'shop-core';

/** Logs out here and in every tab. A server that cannot be reached keeps nobody logged in. */
export default function LogoutButton() {
  const session = useSession();
  const logout = useLogout();
  if (session.status !== 'customer') return <p>Anda sudah keluar.</p>;
  return (
    <button type="button" onClick={() => logout.run(undefined)}>
      Keluar
    </button>
  );
}
