import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AdminUser } from '../../contract/index.ts';
import { fieldSentences } from '../../i18n/fieldSentences.ts';
import { KeptForm } from '../../loaded/KeptForm.tsx';
import { AvatarInput } from './AvatarInput.tsx';
import { UserFields } from './UserFields.tsx';
import { type UserFormValues, userProblems, valuesOf } from './userFormValues.ts';
import { useUserSending } from './useUserSending.ts';

/** The form of an admin: of a new one, or of the one whose record is at hand. */
export function UserForm() {
  const user = useRecordContext<AdminUser>();
  const translate = useTranslate();
  const values = useMemo(() => (user ? valuesOf(user) : { additionalRole: '' as const }), [user]);
  const { submit, isSending, problem, form } = useUserSending();
  return (
    <Box ref={form} sx={{ p: { xs: 2, sm: 3 } }}>
      <KeptForm
        record={values}
        onSubmit={submit}
        validate={(typed: UserFormValues) => fieldSentences(userProblems(typed, !user, new Date()), translate)}
        mode="onSubmit"
        reValidateMode="onBlur"
        noValidate
        disableInvalidFormNotification
      >
        {problem && (
          // Without a field to go to, this is where to look.
          <Alert severity="error" tabIndex={-1} ref={problem.isOnly ? lookAt : undefined} sx={{ mb: 2 }}>
            {translate(problem.text, { _: problem.text })}
          </Alert>
        )}
        <AvatarInput current={user?.avatar ?? null} />
        <Typography variant="body2" color="text.secondary">
          {translate('console.userForm.required')}
        </Typography>
        <UserFields isNew={!user} />
        <Stack direction="row" spacing={1.5} sx={{ mt: 2 }}>
          <Button type="submit" variant="contained" loading={isSending}>
            {translate('console.userForm.save')}
          </Button>
          <Button component={Link} to="/users">
            {translate('console.userForm.cancel')}
          </Button>
        </Stack>
      </KeptForm>
    </Box>
  );
}

const lookAt = (alert: HTMLElement | null) => alert?.focus();
