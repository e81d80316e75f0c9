import { Outlet, useSearchParams } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useScrollToTop } from './useScrollToTop.ts';

/** Header, page and footer. `mobile=1` leaves the page alone (S1.12, S1.13): the shop inside an app. */
export function ShopLayout() {
  const [search] = useSearchParams();
  const isBare = search.get('mobile') === '1';
  useScrollToTop();
  return (
    <>
      <a className="skip-link" href="#isi">
        Lewati ke isi
      </a>
      {!isBare && <Header />}
      <main id="isi" tabIndex={-1}>
        <Outlet />
      </main>
      {!isBare && <Footer />}
    </>
  );
}
