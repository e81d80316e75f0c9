import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PasswordInput, SelectInput, useTranslate } from 'react-admin';
import { additionalRole, longestRange, type Role } from '../../contract/index.ts';
import { RowsPart } from '../../loaded/RowsPart.tsx';
import { useRows } from '../../loaded/useRows.ts';
import { BirthDateInput } from './BirthDateInput.tsx';
import { UserTextInput } from './UserTextInput.tsx';

// S5.12
const shortestOfEdit = 4;
const longest = 50;

/** The inputs that making and editing an admin share (S5.3-S5.12), in the order of the specification. */
export function UserFields({ isNew }: { readonly isNew: boolean }) {
  const sized = { longest, shortest: isNew ? undefined : shortestOfEdit };
  return (
    <>
      <Group title="console.userForm.account">
        <UserTextInput source="name" required={isNew} autoComplete="off" {...sized} />
        <UserTextInput source="email" type="email" required autoComplete="off" {...sized} />
        <PasswordInput
          source="password"
          label="console.userForm.fields.password"
          required={isNew}
          autoComplete="new-password"
          helperText={`console.userForm.${isNew ? 'passwordHint' : 'newPasswordHint'}`}
        />
      </Group>
      <Group title="console.userForm.person">
        <UserTextInput
          source="phone"
          type="tel"
          required
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          autoComplete="off"
          {...sized}
        />
        <UserTextInput source="address" required={isNew} autoComplete="off" {...sized} />
        <BirthDateInput isNew={isNew} />
        <UserTextInput source="birthCity" autoComplete="off" longest={longest} />
      </Group>
      <Group title="console.userForm.work">
        <RoleInputs />
        <UserTextInput source="position" autoComplete="off" longest={longest} />
        <UserTextInput source="nik" autoComplete="off" longest={30} helperText={isNew && 'console.userForm.nikHint'} />
      </Group>
    </>
  );
}

/** The main role out of the roles there are (S6.11), and one more or none. */
function RoleInputs() {
  const translate = useTranslate();
  const roles = useRows<Role>('roles', { step: longestRange });
  const none = { id: '', name: translate('console.userForm.noAdditionalRole') };
  const others = additionalRole.options.map((id) => ({ id, name: id }));
  return (
    <>
      <RowsPart of={roles} nothing={<RoleInput choices={[]} />} waiting={<RoleInput choices={[]} isPending />} isSmall>
        {(choices) => <RoleInput choices={choices} />}
      </RowsPart>
      <SelectInput
        source="additionalRole"
        label="console.userForm.fields.additionalRole"
        choices={[none, ...others]}
        translateChoice={false}
        parse={(value: string) => value}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
    </>
  );
}

function RoleInput({
  choices,
  isPending = false,
}: {
  readonly choices: readonly Role[];
  readonly isPending?: boolean;
}) {
  return (
    <SelectInput
      source="roleId"
      label="console.userForm.fields.roleId"
      choices={[...choices]}
      optionText="displayName"
      isPending={isPending}
      required
      resettable={false}
    />
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mt: 2, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ p: 0, mb: 0.5, fontWeight: 650 }}>
        {translate(title)}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>{children}</Box>
    </Box>
  );
}
