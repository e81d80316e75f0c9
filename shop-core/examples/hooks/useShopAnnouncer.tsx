import { useLogin, useShopAnnouncer } from 'shop-core';

/** Once a page: everything the shop has to say, for whoever listens instead of looking. Hide it with your own class. */
function Announcer() {
  const { polite, assertive } = useShopAnnouncer();
  return (
    <div className="visually-hidden">
      <p {...polite} />
      <p {...assertive} />
    </div>
  );
}

export default function Page() {
  const login = useLogin();
  return (
    <>
      <Announcer />
      <button type="button" onClick={() => login.run({ username: 'ani', password: 'salah' })}>
        Masuk
      </button>
    </>
  );
}
