import { CreateButton, TopToolbar, useCanAccess } from 'react-admin';
import type { Role } from '../contract/index.ts';
import { ListScreen } from '../loaded/ListScreen.tsx';
import { RowColumn, RowsTable } from '../loaded/RowsTable.tsx';
import { useTold } from '../records/useTold.ts';

const Column = RowColumn<Role>;

/** The roles, all on one page (S2.16). Who may change them opens their form, who may not, a look at it. */
export function RoleList() {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'roles', action: 'edit' });
  const isTold = useTold();
  return (
    <ListScreen title="Roles" actions={<RoleListBar />} perPage={1000} pagination={false} sx={{ maxWidth: 720 }}>
      <RowsTable link={mayEdit ? 'edit' : 'show'}>
        <Column source="displayName" label="console.roles.displayName" disableSort />
        {isTold('roles', 'memberCount') && (
          <Column source="memberCount" label="console.roles.memberCount" disableSort align="right" />
        )}
      </RowsTable>
    </ListScreen>
  );
}

function RoleListBar() {
  return (
    <TopToolbar>
      <CreateButton label="console.roles.create" />
    </TopToolbar>
  );
}
