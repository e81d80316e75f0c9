import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFetched } from '../../ui/useFetched.ts';

const loadForm = async () => (await import('../../parts/LoginForm.tsx')).LoginForm;

/** Who wants to buy logs in first, without leaving the list (S2.88, S5.26). The form is fetched beside the dialog's own code. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const { Component: LoginForm, failure, retry } = useFetched(loadForm);
  return (
    <Dialog isOpen onClose={onClose} title="Masuk untuk membeli">
      {LoginForm && <LoginForm onLoggedIn={onClose} />}
      {!LoginForm && !failure && (
        <Loading>
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </Loading>
      )}
      {failure && <ErrorState title="Formulir tidak dapat dimuat" {...failure} onRetry={retry} />}
    </Dialog>
  );
}
