import { useLocation } from 'react-router';
import { ShopError, sentenceFor, useNewPassword } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/**
 * S2.63: where the mailed link leads. Whoever followed it gets the new password by a second mail; whoever came without its
 * token reads the same and nothing happens.
 */
export function ForgotSuccessScreen() {
  // Mail programs write %2B of a link as +, which would read as a space. An address has none.
  const search = new URLSearchParams(useLocation().search.replaceAll('+', '%2B'));
  const email = search.get('email');
  const { isLoading, error, refetch, isFetching } = useNewPassword({ email, token: search.get('token') });
  return (
    <div className="page page-narrow">
      <PageTitle>Password baru</PageTitle>
      {isLoading && (
        <Loading isPage label="Meminta password baru">
          <Skeleton shape="title" />
          <Skeleton shape="text" lines={3} />
        </Loading>
      )}
      {error && (
        <ErrorState
          isPage
          title="Password baru belum dikirim"
          message={error instanceof ShopError ? sentenceFor(error) : 'Password baru tidak dapat diminta.'}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          action={<LinkButton to={paths.forgot()}>Minta tautan baru</LinkButton>}
        />
      )}
      {!isLoading && !error && <CheckMail email={email} />}
    </div>
  );
}

function CheckMail({ email }: { email: string | null }) {
  return (
    <EmptyState
      isPage
      icon="mail"
      title="Periksa email Anda untuk password baru"
      action={
        <div className="cluster">
          <LinkButton to={paths.login()}>Masuk</LinkButton>
          <LinkButton variant="secondary" to={paths.forgot()}>
            Minta tautan baru
          </LinkButton>
        </div>
      }
    >
      {email && (
        <p>
          Lihat kotak masuk <strong>{email}</strong>.
        </p>
      )}
      <p>
        Password baru itu sementara dan diganti saat Anda masuk. Tidak ada email? Periksa folder spam, atau minta tautan
        baru: satu tautan hanya dapat dipakai satu kali dan berlaku 1 jam.
      </p>
    </EmptyState>
  );
}
