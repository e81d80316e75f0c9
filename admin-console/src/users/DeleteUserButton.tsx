import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDelete, useGetIdentity, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { AdminUser } from '../contract/index.ts';

/** Deletes the user of its row after a question (S2.23). The toast tells what the server did; the list reloads either way. */
export function DeleteUserButton() {
  const user = useRecordContext<AdminUser>();
  const { identity } = useGetIdentity();
  if (!user) return null;
  return <DeleteOne user={user} isOwn={identity?.id === user.id} />;
}

function DeleteOne({ user, isOwn }: { readonly user: AdminUser; readonly isOwn: boolean }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const [remove, isPending] = useUserDeletion(user, () => setAsking(false));
  const label = isOwn ? translate('console.users.own') : translate('console.users.deleteOf', { name: user.name });
  return (
    <>
      <Tooltip title={label}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={isOwn}
            onClick={() => setAsking(true)}
            sx={{ '&:hover, &:focus-visible': { color: 'error.main' } }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
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
      // S8.9
      onSuccess: () => notify('resources.users.notifications.deleted', { type: 'success' }),
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
