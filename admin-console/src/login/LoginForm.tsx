import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { type HttpError, PasswordInput, TextInput, useLogin, useTranslate } from 'react-admin';
import { fieldSentences } from '../i18n/fieldSentences.ts';
import { PlainForm } from '../loaded/PlainForm.tsx';
import { CodeStep } from './CodeStep.tsx';
import { loginFieldErrors } from './loginFieldErrors.ts';
import { MailedCodeInput } from './MailedCodeInput.tsx';

type Values = Record<string, string | undefined>;

interface Refused {
  readonly code: unknown;
  readonly sentence: string;
}

/** The same for every name and password: a code was mailed if they were right. */
const needed = 'LOGIN_CODE_NEEDED';

/**
 * E-mail and password with a show/hide toggle (S2.25), and then a code from whoever has a second factor. While others guess, a
 * mailed code beside them.
 */
export function LoginForm() {
  const translate = useTranslate();
  const { submit, refused, isPending, asksForCode, mailed, askAnew } = useLoginSteps();
  const problems = ({ code, ...values }: Values) =>
    asksForCode && !code?.trim()
      ? fieldSentences([{ field: 'code', code: 'REQUIRED' }], translate)
      : loginFieldErrors(values, translate);
  return (
    <PlainForm
      onSubmit={submit}
      validate={problems}
      mode="onSubmit"
      reValidateMode="onBlur"
      noValidate
      disableInvalidFormNotification
    >
      {refused && (
        <Alert severity={refused.code === needed ? 'warning' : 'error'} sx={{ mb: 1 }}>
          {refused.sentence}
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
      {mailed.isAsked && <MailedCodeInput />}
      {!mailed.isAsked && refused?.code === 'EMAIL_OR_PASSWORD_WRONG' && (
        <Button onClick={mailed.ask} size="small">
          {translate('console.login.haveMailedCode')}
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" fullWidth loading={isPending} sx={{ mt: 1.5 }}>
        {translate('console.login.submit')}
      </Button>
    </PlainForm>
  );
}

function useLoginSteps() {
  const login = useLogin();
  const [refused, setRefused] = useState<Refused>();
  const [isPending, setPending] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);

  const [asksForMailed, setAsksForMailed] = useState(false);
  const ask = () => setAsksForMailed(true);

  const submit = async ({ email, password, code, loginCode }: Values) => {
    setRefused(undefined);
    setPending(true);
    const typed = { email, password, ...(asksForCode && { code }), ...(asksForMailed && { loginCode }) };
    await login(typed).catch((error: HttpError) => {
      const reason: unknown = error.body?.code;
      if (reason === 'SECOND_FACTOR_NEEDED') setAsksForCode(true);
      else setRefused({ code: reason, sentence: error.message });
      if (reason === needed) ask();
    });
    setPending(false);
  };
  const askAnew = () => {
    setRefused(undefined);
    setAsksForCode(false);
    setAsksForMailed(false);
  };
  return { submit, refused, isPending, asksForCode, mailed: { isAsked: asksForMailed, ask }, askAnew };
}
