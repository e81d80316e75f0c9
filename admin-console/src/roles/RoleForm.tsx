import { Alert, CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  BooleanInput,
  maxLength,
  required,
  TextInput,
  Toolbar,
  usePermissions,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { permissionNames, type RoleDetail, superAdminRole } from '../contract/index.ts';
import { KeptForm } from '../loaded/KeptForm.tsx';
import { SaveFormButton } from '../loaded/SaveFormButton.tsx';
import { PermissionGrid } from './PermissionGrid.tsx';

interface RoleFormProps {
  /** The message of why nothing here can be changed. */
  readonly fixed?: string | undefined;
  readonly deleteButton?: ReactNode;
}

/** The name of a role and what it allows. Who leaves it changed and unsaved is asked first. */
export function RoleForm({ fixed, deleteButton }: RoleFormProps) {
  const translate = useTranslate();
  const { permissions: own = [] } = usePermissions<readonly string[]>();
  const isComplete = permissionNames.every((name) => own.includes(name));
  const isSuper = useRecordContext<RoleDetail>()?.name === superAdminRole;
  // The server has the same rule: of the super admin's role the second factor alone is open, to who may do all it allows.
  const isFactorOpen = !fixed || (isSuper && isComplete);
  return (
    <KeptForm>
      <CardContent sx={{ maxWidth: 1100 }}>
        <Stack spacing={1.5} sx={{ width: 1 }}>
          <Alert
            severity="info"
            sx={{ bgcolor: 'transparent', border: 1, borderColor: 'divider', color: 'text.primary' }}
          >
            {translate(fixed ?? 'console.roles.effect')} {!fixed && !isComplete && translate('console.roles.above')}
          </Alert>
          <TextInput
            source="displayName"
            label="console.roles.displayName"
            validate={[required(), maxLength(50)]}
            // What is disabled is not sent.
            disabled={!isFactorOpen}
            readOnly={fixed !== undefined}
            helperText={false}
            sx={{ maxWidth: 420 }}
          />
          <BooleanInput
            source="requiresSecondFactor"
            label="console.roles.requiresSecondFactor"
            helperText="console.roles.requiresSecondFactorHint"
            defaultValue={false}
            disabled={!isFactorOpen}
          />
          <PermissionGrid isFixed={fixed !== undefined} />
        </Stack>
      </CardContent>
      {isFactorOpen && <RoleToolbar deleteButton={deleteButton} />}
    </KeptForm>
  );
}

function RoleToolbar({ deleteButton }: Pick<RoleFormProps, 'deleteButton'>) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveFormButton />
      {deleteButton}
    </Toolbar>
  );
}
