import { useSession } from 'shop-core';

/** Who is logged in. On a server and at the first render that is not known yet. */
export default function AccountLink() {
  const session = useSession();
  switch (session.status) {
    case 'restoring':
      return null;
    case 'visitor':
      return <a href="/login">Masuk</a>;
    case 'customer':
      if (session.mustChangePassword) return <a href="/change-password">Ganti password</a>;
      return <a href="/account">{session.profile.fullName ?? session.profile.username}</a>;
  }
}
