import { Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { RoleDetail } from '../contract/index.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { PlainForm } from '../loaded/PlainForm.tsx';
import { ShowScreen } from '../loaded/ShowScreen.tsx';
import { PermissionGrid } from './PermissionGrid.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { useRoleId } from './useRoleId.ts';
import { useWholeRole } from './useWholeRole.ts';

/** A role for who may look at it only. */
export function RoleShow() {
  const id = useRoleId();
  if (id === undefined) return <NotFound />;
  return (
    <ShowScreen<RoleDetail> id={id} title={<RoleTitle />} actions={false} sx={{ mt: 2 }}>
      <ShownRole />
    </ShowScreen>
  );
}

function ShownRole() {
  if (!useWholeRole()) return null;
  return (
    <Stack spacing={2} sx={{ p: 2, maxWidth: 1100 }}>
      <PlainForm>
        <PermissionGrid isFixed />
      </PlainForm>
      <RoleMembers />
    </Stack>
  );
}

function RoleTitle() {
  return <span>{useRecordContext<RoleDetail>()?.displayName ?? ''}</span>;
}
