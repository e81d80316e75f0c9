import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Form, PasswordInput, TextInput, useLogin, useTranslate } from 'react-admin';
import { loginFieldErrors } from './loginFieldErrors.ts';

type Values = Record<string, string | undefined>;

/** E-mail and password with a show/hide toggle (S2.25). */
export function LoginForm() {
  const translate = useTranslate();
  const login = useLogin();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);

  const submit = async (values: Values) => {
    setProblem('');
    setPending(true);
    await login(values).catch((error: Error) => setProblem(error.message));
    setPending(false);
  };

  return (
    <Form
      onSubmit={submit}
      validate={(values: Values) => loginFieldErrors(values, translate)}
      mode="onSubmit"
      reValidateMode="onBlur"
      noValidate
      disableInvalidFormNotification
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <TextInput source="email" type="email" label="ra.auth.email" autoComplete="username" autoFocus />
      <PasswordInput source="password" label="ra.auth.password" autoComplete="current-password" />
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending} sx={{ mt: 1.5 }}>
        {translate('console.login.submit')}
      </Button>
    </Form>
  );
}
