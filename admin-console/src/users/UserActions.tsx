import EditIcon from '@mui/icons-material/EditOutlined';
import { Stack } from '@mui/material';
import { useGetIdentity, useTranslate } from 'react-admin';
import type { AdminUser } from '../contract/index.ts';
import { useListAsk } from '../loaded/useListAsk.ts';
import type { UserListMeta } from '../providers/usersProvider.ts';
import { ActiveUserButton } from './ActiveUserButton.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { RowButton } from './RowButton.tsx';

/** What the server says this admin may do with a user. */
export function UserActions({ user }: { readonly user: AdminUser }) {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const { meta } = useListAsk();
  const { isEdit, isDelete }: Partial<UserListMeta> = meta ?? {};
  const isOwn = identity?.id === user.id;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      {isEdit && (
        <RowButton
          icon={EditIcon}
          label={translate('console.users.editOf', { name: user.name })}
          to={`/users/edit/${user.id}`}
        />
      )}
      {isEdit && !isOwn && <ActiveUserButton user={user} />}
      {isDelete && <DeleteUserButton user={user} isOwn={isOwn} />}
    </Stack>
  );
}
