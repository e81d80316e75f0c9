import { useContext } from 'react';
import { type AccountStatus, useAccountStatus } from 'shop-core';
import { formatCount } from 'shop-core/rules';
import { OriginContext } from '../../app/OriginContext.ts';
import { paths } from '../../app/paths.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { PointHistory } from './PointHistory.tsx';

/** Status Akun (S2.128-S2.133). */
export function StatusTab() {
  const origin = useContext(OriginContext);
  const { data: status, error, refetch, isFetching } = useAccountStatus(origin + paths.register());
  return (
    <div className="stack-large">
      {status && <Status status={status} />}
      {!status && error && (
        <ErrorState
          message="Status akun Anda tidak dapat dimuat."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!status && !error && <StatusSkeleton />}
      <section className="stack" aria-labelledby="riwayat-poin">
        <h2 className="account__title" id="riwayat-poin">
          Riwayat poin
        </h2>
        <PointHistory />
      </section>
      <DeleteAccount />
    </div>
  );
}

function Status({ status }: { status: AccountStatus }) {
  const { level, points, influencer, referralCode, referralLink } = status;
  return (
    <>
      <ul className="points" aria-label="Poin">
        <Points label="Poin aktif" count={points.active} />
        <Points label="Poin terpakai" count={points.used} />
        <Points label="Poin kedaluwarsa" count={points.expired} />
      </ul>
      <section className="card" aria-labelledby="keanggotaan">
        <h2 className="card__title" id="keanggotaan">
          Keanggotaan
        </h2>
        <Facts
          facts={[
            ['Level', level ?? '-'],
            ['Influencer', influencer],
            ['Kode referral', <Copied key="code" value={referralCode} what="kode referral" />],
            ['Tautan referral', <Copied key="link" value={referralLink} what="tautan referral" />],
          ]}
        />
        <p className="account__note muted small">
          Bagikan tautan ini: siapa pun yang mendaftar lewat tautan Anda tercatat atas nama Anda.
        </p>
      </section>
    </>
  );
}

function Points({ label, count }: { label: string; count: number }) {
  return (
    <li className="points__item">
      <p className="points__value">{formatCount(count)}</p>
      <p className="points__label">{label}</p>
    </li>
  );
}

function Copied({ value, what }: { value: string; what: string }) {
  return (
    <span className="referral">
      <span className="referral__value">{value}</span>
      <CopyButton value={value} what={what} />
    </span>
  );
}

function StatusSkeleton() {
  return (
    <Loading label="Memuat status akun">
      <div className="stack-large">
        <div className="points">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
        <div className="card">
          <Skeleton shape="text" lines={4} />
        </div>
      </div>
    </Loading>
  );
}
