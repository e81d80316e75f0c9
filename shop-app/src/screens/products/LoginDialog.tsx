import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { forgetWanted } from '../../app/wanted.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFetched } from '../../ui/useFetched.ts';

const loadForm = async () => (await import('../../parts/LoginForm.tsx')).LoginForm;

/** Who wants to buy logs in first, without leaving the list (S2.88, S5.26), and has it in the cart then. The form is fetched beside the dialog's own code. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { Component: LoginForm, failure, retry } = useFetched(loadForm);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const giveUp = () => {
    forgetWanted();
    onClose();
  };
  return (
    <Dialog isOpen onClose={giveUp} title="Masuk untuk membeli">
      {LoginForm && <LoginForm onLoggedIn={onClose} />}
      {!LoginForm && !failure && (
        <Loading>
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </Loading>
      )}
      {failure && <ErrorState title="Formulir tidak dapat dimuat" {...failure} onRetry={retry} />}
      <p className="auth-card__links">
        <ShopLink className="text-link" to={paths.forgot(here)}>
          Lupa password?
        </ShopLink>
        <ShopLink className="text-link" to={paths.register(here)}>
          Belum punya akun? Daftar
        </ShopLink>
      </p>
    </Dialog>
  );
}
