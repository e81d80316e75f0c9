import { useSearchParams } from 'react-router';
import { useSession } from 'shop-core';
import { accountTab } from '../../app/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AccountHead } from './AccountHead.tsx';
import { BillingTab } from './BillingTab.tsx';
import { OrdersTab } from './OrdersTab.tsx';
import { PasswordTab } from './PasswordTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { StatusTab } from './StatusTab.tsx';
import { useEmailFromLink } from './useEmailFromLink.ts';

/** The account in five tabs, whose index stands in the URL (S2.127). */
export function AccountScreen() {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  useEmailFromLink();
  if (session.status !== 'customer') return null;
  const { profile, mustChangePassword } = session;
  const show = (index: number) => {
    const next = new URLSearchParams(search);
    next.set('tab', String(index));
    setSearch(next, { replace: true });
  };
  return (
    <div className="page page-narrow account">
      <PageTitle>Akun Saya</PageTitle>
      <AccountHead profile={profile} isNew={mustChangePassword} />
      {mustChangePassword ? (
        <>
          <Alert tone="info">Ganti password sementara Anda untuk mulai berbelanja.</Alert>
          <PasswordTab />
        </>
      ) : (
        <Tabs
          label="Akun"
          index={tabOf(search.get('tab'))}
          onChange={show}
          tabs={[
            { title: 'Informasi Pribadi', content: <ProfileTab /> },
            { title: 'Informasi Penagihan', content: <BillingTab /> },
            { title: 'Kelola Password', content: <PasswordTab /> },
            { title: 'Status Akun', content: <StatusTab /> },
            { title: 'Riwayat Pemesanan', content: <OrdersTab /> },
          ]}
        />
      )}
    </div>
  );
}

function tabOf(text: string | null): number {
  const index = Number(text);
  return Number.isInteger(index) && index >= 0 && index <= accountTab.orders ? index : accountTab.profile;
}
