import { Box, Chip, type Theme, Typography, useMediaQuery } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminUser } from '../contract/index.ts';
import { RowColumn, RowsTable } from '../loaded/RowsTable.tsx';
import { useListAsk } from '../loaded/useListAsk.ts';
import type { UserListMeta } from '../providers/usersProvider.ts';
import { AdditionalRole } from './AdditionalRole.tsx';
import { NoUsers } from './NoUsers.tsx';
import { UserActions } from './UserActions.tsx';

const Column = RowColumn<AdminUser>;

/** Name, Email, Role and Additional Roles (S2.21); on a phone they stand under each other. */
export function UserTable() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { meta } = useListAsk();
  const { isEdit }: Partial<UserListMeta> = meta ?? {};
  const Name = isPhone ? UserCard : UserName;
  return (
    <RowsTable empty={<NoUsers />} link={({ id }) => (isEdit ? `/users/edit/${id}` : undefined)}>
      <Column source="name" render={(user) => <Name user={user} />} />
      {!isPhone && <Column source="email" />}
      {!isPhone && <Column source="role" disableSort />}
      {!isPhone && <Column source="additionalRole" disableSort render={(user) => <AdditionalRole user={user} />} />}
      <Column
        label="console.users.actions"
        align="right"
        render={(user) => <UserActions user={user} />}
        sx={{ width: 64 }}
      />
    </RowsTable>
  );
}

interface NamedUser {
  readonly user: AdminUser;
}

function UserName({ user }: NamedUser) {
  const translate = useTranslate();
  return (
    <>
      {user.name}
      {!user.isActive && <Chip size="small" label={translate('console.users.inactive')} sx={{ ml: 1 }} />}
    </>
  );
}

function UserCard({ user }: NamedUser) {
  return (
    <>
      <Typography component="div" sx={{ fontWeight: 650 }}>
        <UserName user={user} />
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        <Email of={user} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5 }}>
        {user.role}
        <AdditionalRole user={user} />
      </Box>
    </>
  );
}

/** Too long for its line it goes on after the name, not in the middle of a word. */
function Email({ of: { email } }: { readonly of: AdminUser }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
