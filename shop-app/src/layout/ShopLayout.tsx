import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { StoreNotice } from './StoreNotice.tsx';
import { usePageTop } from './usePageTop.ts';

/** Header, page and footer. `mobile=1` leaves the page alone (S1.12, S1.13): the shop inside an app. */
export function ShopLayout({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  const isBare = search.get('mobile') === '1';
  const page = useRef<HTMLElement>(null);
  usePageTop(page);
  return (
    <>
      <a className="skip-link" href="#isi">
        Lewati ke isi
      </a>
      <StoreNotice />
      {!isBare && <Header />}
      <OfflineNotice />
      <main id="isi" tabIndex={-1} ref={page}>
        {children}
      </main>
      {!isBare && <Footer />}
    </>
  );
}
