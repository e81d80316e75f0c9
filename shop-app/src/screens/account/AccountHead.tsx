import { useState } from 'react';
import { useCustomer } from 'shop-core';
import type { Profile } from 'shop-core/contract';
import { formatDashDate } from 'shop-core/rules';
import { LogoutDialog } from '../../layout/LogoutDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { RetryLine } from '../../ui/RetryLine.tsx';
import { AvatarUpload } from './AvatarUpload.tsx';

/** Who it is, with photo, last visit and the way out (S2.136-S2.138). */
export function AccountHead({ profile, isNew }: { profile: Profile; isNew: boolean }) {
  const { data: customer, error, refetch, isFetching } = useCustomer();
  const [isLeaving, setLeaving] = useState(false);
  const name = customer?.fullName || profile.fullName || profile.username;
  return (
    <header className="account__head">
      {!isNew && <AvatarUpload name={name} customer={customer} />}
      <div className="account__who">
        <h1 className="account__name">{name}</h1>
        <p className="account__meta">{profile.email}</p>
        {!isNew && error && !customer && (
          <RetryLine message="Data Anda tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!isNew && !(error && !customer) && (
          <Facts
            className="account__facts"
            facts={[
              ['Terakhir masuk', customer?.lastLoginDate ? formatDashDate(customer.lastLoginDate) : '-'],
              [
                'Transaksi terakhir',
                customer?.lastTransactionDate ? formatDashDate(customer.lastTransactionDate) : '-',
              ],
            ]}
          />
        )}
      </div>
      <Button variant="secondary" size="small" icon="logout" onPress={() => setLeaving(true)}>
        Keluar
      </Button>
      <LogoutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </header>
  );
}
