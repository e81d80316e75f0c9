import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { useState } from 'react';
import { Confirm, useDelete, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminUser } from '../contract/index.ts';
import { RowButton } from './RowButton.tsx';

interface DeleteUserButtonProps {
  readonly user: AdminUser;
  readonly isOwn: boolean;
}

/** Deletes a user after a question (S2.23). The toast tells what the server did; the list reloads either way. */
export function DeleteUserButton({ user, isOwn }: DeleteUserButtonProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [remove, isPending] = useUserDeletion(user, () => setAsking(false));
  const label = isOwn ? translate('console.users.own') : translate('console.users.deleteOf', { name: user.name });
  return (
    <>
      <RowButton icon={DeleteIcon} label={label} disabled={isOwn} isGrave onClick={() => setAsking(true)} />
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="console.users.deleteTitle"
        content="console.users.deleteContent"
        contentTranslateOptions={{ name: user.name, email: user.email }}
        confirm="ra.action.delete"
        confirmColor="warning"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function useUserDeletion(user: AdminUser, close: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [deleteOne, { isPending }] = useDelete<AdminUser, Error>(
    'users',
    { id: user.id, previousData: user },
    {
      mutationMode: 'pessimistic',
      onSuccess: ({ id }: Partial<AdminUser>) => {
        // A login that has ended answers with nobody.
        if (id !== undefined) notify('resources.users.notifications.deleted', { type: 'success' }); // S8.9
      },
      onError: (error) => notify(error.message, { type: 'error', messageArgs: { _: error.message } }),
      // S8.11
      onSettled: () => {
        close();
        refresh();
      },
    },
  );
  return [() => void deleteOne(), isPending] as const;
}
