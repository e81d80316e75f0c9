import { Box } from '@mui/material';
import { useParams } from 'react-router';
import { RecordTimeline } from '../audit/RecordTimeline.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { EditScreen } from '../loaded/EditScreen.tsx';
import { NameTitle } from '../records/NameTitle.tsx';
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
      <EditScreen title={<NameTitle />} transform={toUserForm} mutationOptions={outcome}>
        <UserForm />
      </EditScreen>
      <Box sx={{ mt: 2 }}>
        <UserFactor id={Number(id)} />
      </Box>
      <RecordTimeline entity="users" id={Number(id)} />
    </Box>
  );
}
