import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import { DataTable, useListContext } from 'react-admin';
import type { AdminUser } from '../contract/index.ts';
import type { UserListMeta } from '../providers/usersProvider.ts';
import { AdditionalRole } from './AdditionalRole.tsx';
import { DeleteUserButton } from './DeleteUserButton.tsx';
import { NoUsers } from './NoUsers.tsx';

const Column = DataTable.Col<AdminUser>;

/** Name, Email, Role and Additional Roles (S2.21); on a phone they stand under each other. */
export function UserTable() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <DataTable empty={<NoUsers />} bulkActionButtons={false} rowClick={false}>
      {isPhone ? <Column source="name" render={(user) => <UserCard user={user} />} /> : <Column source="name" />}
      {!isPhone && <Column source="email" />}
      {!isPhone && <Column source="role" disableSort />}
      {!isPhone && <Column source="additionalRole" disableSort render={(user) => <AdditionalRole user={user} />} />}
      <Column label="console.users.actions" align="right" render={() => <UserActions />} sx={{ width: 64 }} />
    </DataTable>
  );
}

function UserCard({ user }: { readonly user: AdminUser }) {
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{user.name}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {user.email}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.5 }}>
        {user.role}
        <AdditionalRole user={user} />
      </Box>
    </>
  );
}

/** What the server says this admin may do with users. */
function UserActions() {
  const { meta } = useListContext<AdminUser>();
  const allowed: Partial<UserListMeta> = meta ?? {};
  return allowed.isDelete ? <DeleteUserButton /> : null;
}
