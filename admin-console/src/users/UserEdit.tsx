import { Box } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { RecordTimeline } from '../audit/RecordTimeline.tsx';
import type { AdminUser } from '../contract/index.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { EditScreen } from '../loaded/EditScreen.tsx';
import { UserForm } from './form/UserForm.tsx';
import { toUserForm } from './form/userFormValues.ts';
import { useUserOutcome } from './form/useUserOutcome.ts';
import { UserFactor } from './UserFactor.tsx';

/** S2.4 */
export function UserEdit() {
  const { id = '' } = useParams();
  const outcome = useUserOutcome('updated');
  if (!/^[1-9]\d*$/.test(id)) return <NotFound />;
  return (
    <Box sx={{ maxWidth: 880 }}>
      <EditScreen title={<EditTitle />} transform={toUserForm} mutationOptions={outcome}>
        <UserForm />
      </EditScreen>
      <Box sx={{ mt: 2 }}>
        <UserFactor id={Number(id)} />
      </Box>
      <RecordTimeline entity="users" id={Number(id)} />
    </Box>
  );
}

function EditTitle() {
  const translate = useTranslate();
  const user = useRecordContext<AdminUser>();
  return user ? translate('console.userForm.editTitle', { name: user.name }) : null;
}
