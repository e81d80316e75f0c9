import { HttpError, type RaRecord, useLogout, useNotify, useRedirect } from 'react-admin';

/** What happens once the form of a user was sent (S8.6-S8.8). What was refused stands in the form itself. */
export function useUserOutcome(done: 'created' | 'updated') {
  const notify = useNotify();
  const redirect = useRedirect();
  const logout = useLogout();
  return {
    onSuccess: ({ id }: Partial<RaRecord>) => {
      // A login that has ended answers with nobody; react-admin is on its way to the login then.
      if (id === undefined) return;
      notify(`resources.users.notifications.${done}`, { type: 'success' });
      redirect('list', 'users');
    },
    onError: (error: Error) => {
      // Nor is what react-admin makes of that answer a refusal: it asks a new record for its id.
      if (!(error instanceof HttpError)) return;
      // S8.8: as if the login had ended.
      if (error.status === 400) return void logout();
      notify('resources.users.notifications.invalid', { type: 'error' });
    },
  };
}
