import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Form, type HttpError, PasswordInput, TextInput, useLogin, useTranslate } from 'react-admin';
import { fieldSentences } from '../i18n/fieldSentences.ts';
import { CodeStep } from './CodeStep.tsx';
import { loginFieldErrors } from './loginFieldErrors.ts';

type Values = Record<string, string | undefined>;

/** E-mail and password with a show/hide toggle (S2.25), and then a code from whoever has a second factor. */
export function LoginForm() {
  const translate = useTranslate();
  const { submit, problem, isPending, asksForCode, askAnew } = useLoginSteps();
  const problems = ({ code, ...values }: Values) =>
    asksForCode && !code?.trim()
      ? fieldSentences([{ field: 'code', code: 'REQUIRED' }], translate)
      : loginFieldErrors(values, translate);
  return (
    <Form
      onSubmit={submit}
      validate={problems}
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
      {asksForCode ? (
        <CodeStep onBack={askAnew} />
      ) : (
        <>
          <TextInput source="email" type="email" label="ra.auth.email" autoComplete="username" autoFocus />
          <PasswordInput source="password" label="ra.auth.password" autoComplete="current-password" />
        </>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending} sx={{ mt: 1.5 }}>
        {translate('console.login.submit')}
      </Button>
    </Form>
  );
}

function useLoginSteps() {
  const login = useLogin();
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);

  const submit = async ({ email, password, code }: Values) => {
    setProblem('');
    setPending(true);
    await login({ email, password, ...(asksForCode && { code }) }).catch((error: HttpError) => {
      if (error.body?.code === 'SECOND_FACTOR_NEEDED') setAsksForCode(true);
      else setProblem(error.message);
    });
    setPending(false);
  };
  const askAnew = () => {
    setProblem('');
    setAsksForCode(false);
  };
  return { submit, problem, isPending, asksForCode, askAnew };
}
