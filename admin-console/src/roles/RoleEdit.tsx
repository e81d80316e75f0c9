import { Stack } from '@mui/material';
import { DeleteButton, useGetIdentity, useNotify, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import type { RoleDetail } from '../contract/index.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { EditScreen } from '../loaded/EditScreen.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { useRoleId } from './useRoleId.ts';
import { useWholeRole } from './useWholeRole.ts';
import { whyFixed } from './whyFixed.ts';

/** A role, what it allows and who has it. It is saved at once or not at all. */
export function RoleEdit() {
  const notify = useNotify();
  const id = useRoleId();
  const onSuccess = () => notify('console.roles.saved', { type: 'success' });
  if (id === undefined) return <NotFound />;
  return (
    <EditScreen<RoleDetail>
      id={id}
      title={<RoleTitle />}
      mutationOptions={{ onSuccess }}
      redirect={false}
      actions={false}
      sx={{ mt: 2 }}
    >
      <EditedRole />
    </EditScreen>
  );
}

function RoleTitle() {
  return <span>{useRecordContext<RoleDetail>()?.displayName ?? ''}</span>;
}

function EditedRole() {
  const role = useWholeRole();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const { identity } = useGetIdentity();
  if (!role) return null;
  const fixed = whyFixed(role, Number(identity?.id ?? 0), permissions);
  return (
    <Stack spacing={1} sx={{ pb: { xs: 8, sm: 2 } }}>
      <RoleForm fixed={fixed} deleteButton={!fixed && !role.memberCount && <DeleteRole role={role} />} />
      <Stack sx={{ px: 2, maxWidth: 1100 }}>
        <RoleMembers />
      </Stack>
    </Stack>
  );
}

function DeleteRole({ role }: { readonly role: RoleDetail }) {
  const translate = useTranslate();
  return (
    <DeleteButton
      label="console.roles.delete"
      confirmTitle={translate('console.roles.deleteTitle')}
      confirmContent={translate('console.roles.deleteContent', { name: role.displayName })}
      successMessage="console.roles.deleted"
      mutationMode="pessimistic"
    />
  );
}
