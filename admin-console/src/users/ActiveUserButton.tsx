import BlockIcon from '@mui/icons-material/Block';
import RestoreIcon from '@mui/icons-material/HowToRegOutlined';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate, useUpdate } from 'react-admin';
import type { AdminUser } from '../contract/index.ts';
import { RowButton } from './RowButton.tsx';

/** Keeps a user out of the console after a question, or lets it in again. */
export function ActiveUserButton({ user }: { readonly user: AdminUser }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [change, isPending] = useActiveChange(user, () => setAsking(false));
  const verb = user.isActive ? 'deactivate' : 'activate';
  return (
    <>
      <RowButton
        icon={user.isActive ? BlockIcon : RestoreIcon}
        label={translate(`console.users.${verb}Of`, { name: user.name })}
        isGrave={user.isActive}
        onClick={() => setAsking(true)}
      />
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={`console.users.${verb}Title`}
        content={`console.users.${verb}Content`}
        contentTranslateOptions={{ name: user.name, email: user.email }}
        confirm={`console.users.${verb}`}
        confirmColor={user.isActive ? 'warning' : 'primary'}
        onConfirm={change}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useActiveChange(user: AdminUser, close: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<AdminUser, Error>(
    'users',
    { id: user.id, data: { isActive: !user.isActive }, previousData: user },
    {
      mutationMode: 'pessimistic',
      onSuccess: ({ isActive }: Partial<AdminUser>) => {
        // A login that has ended answers with nobody.
        if (isActive === undefined) return;
        notify(`resources.users.notifications.${isActive ? 'activated' : 'deactivated'}`, { type: 'success' });
      },
      onError: (error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
      onSettled: () => {
        close();
        refresh();
      },
    },
  );
  return [() => void update(), isPending] as const;
}
