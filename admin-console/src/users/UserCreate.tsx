import { Create } from 'react-admin';
import { UserForm } from './form/UserForm.tsx';
import { toUserForm } from './form/userFormValues.ts';
import { useUserOutcome } from './form/useUserOutcome.ts';

/** S2.3 */
export function UserCreate() {
  return (
    <Create
      sx={{ maxWidth: 880 }}
      title="console.userForm.createTitle"
      transform={toUserForm}
      mutationOptions={useUserOutcome('created')}
    >
      <UserForm />
    </Create>
  );
}
