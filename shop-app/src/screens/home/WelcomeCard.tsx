import { useCustomer, useSession } from 'shop-core';
import { formatDashDate } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** Who is logged in (S2.69). */
export function WelcomeCard() {
  const session = useSession();
  const { data: customer } = useCustomer();
  if (session.status !== 'customer') return null;
  const { profile } = session;
  const name = profile.fullName ?? profile.username;
  const influencer = customer?.influencers[0];
  return (
    <section className="card profile-card" aria-label="Profil Anda">
      <div className="profile-card__head">
        {customer?.avatar ? (
          <img className="profile-card__photo" src={customer.avatar} alt="" width={56} height={56} />
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
      <dl className="facts profile-card__facts">
        <dt>Poin aktif</dt>
        <dd className="numeric">{customer?.points.active ?? '-'}</dd>
        {influencer && (
          <>
            <dt>Influencer</dt>
            <dd>{influencer.name || influencer.code}</dd>
          </>
        )}
        <dt>Login terakhir</dt>
        <dd>{customer?.lastUpdate ? formatDashDate(customer.lastUpdate) : '-'}</dd>
        <dt>Transaksi terakhir</dt>
        <dd>{customer?.lastTransactionDate ? formatDashDate(customer.lastTransactionDate) : '-'}</dd>
      </dl>
      <LinkButton to={paths.account()} variant="secondary" isWide>
        Akun Saya
      </LinkButton>
    </section>
  );
}
