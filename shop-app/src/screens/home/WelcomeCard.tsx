import { useCustomer, useSession } from 'shop-core';
import { formatCount, formatDashDate } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { Picture } from '../../parts/Picture.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RetryLine } from '../../ui/RetryLine.tsx';

/** Who is logged in (S2.69). */
export function WelcomeCard() {
  const session = useSession();
  const { data: customer, error, refetch, isFetching } = useCustomer();
  if (session.status !== 'customer') return null;
  const { profile } = session;
  const name = profile.fullName ?? profile.username;
  const influencer = customer?.influencers[0];
  return (
    <section className="card profile-card" aria-label="Profil Anda">
      <div className="profile-card__head">
        {customer?.avatar ? (
          <Picture className="profile-card__photo" src={customer.avatar} alt="" width={56} height={56} />
        ) : (
          <span className="profile-card__photo" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
        )}
        <div>
          <p className="profile-card__name">{name}</p>
          <p className="profile-card__level">{customer?.level}</p>
        </div>
      </div>
      {error && !customer ? (
        <RetryLine message="Data Anda tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Facts
          className="profile-card__facts"
          facts={[
            ['Poin aktif', customer ? formatCount(customer.points.active) : '-'],
            ['Influencer', influencer && (influencer.name || influencer.code)],
            ['Terakhir masuk', customer?.lastLoginDate ? formatDashDate(customer.lastLoginDate) : '-'],
            ['Transaksi terakhir', customer?.lastTransactionDate ? formatDashDate(customer.lastTransactionDate) : '-'],
          ]}
        />
      )}
      <LinkButton to={paths.account()} variant="secondary" isWide>
        Akun Saya
      </LinkButton>
    </section>
  );
}
