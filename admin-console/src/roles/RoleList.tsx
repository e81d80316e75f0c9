import { CreateButton, DataTable, List, TopToolbar, useCanAccess } from 'react-admin';
import type { Role } from '../contract/index.ts';

const Column = DataTable.Col<Role>;

/** The roles, all on one page (S2.16). Who may change them opens their form, who may not, a look at it. */
export function RoleList() {
  const { canAccess: mayEdit } = useCanAccess({ resource: 'roles', action: 'edit' });
  return (
    <List
      title="Roles"
      actions={<RoleListBar />}
      perPage={1000}
      pagination={false}
      empty={false}
      exporter={false}
      sx={{ maxWidth: 720 }}
    >
      <DataTable bulkActionButtons={false} rowClick={mayEdit ? 'edit' : 'show'}>
        <Column source="displayName" label="console.roles.displayName" disableSort />
        <Column source="memberCount" label="console.roles.memberCount" disableSort align="right" />
      </DataTable>
    </List>
  );
}

function RoleListBar() {
  return (
    <TopToolbar>
      <CreateButton label="console.roles.create" />
    </TopToolbar>
  );
}
