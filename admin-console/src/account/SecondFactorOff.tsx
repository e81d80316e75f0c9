import { Typography } from '@mui/material';
import { PasswordInput, TextInput, useTranslate } from 'react-admin';
import { endSecondFactor, type SecondFactor } from '../contract/index.ts';
import { useSend } from '../loaded/useSend.ts';
import { requiredProblems } from './requiredProblems.ts';
import { SmallForm } from './SmallForm.tsx';

interface SecondFactorOffProps {
  readonly factor: SecondFactor;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Turns the second factor off, for who has both the password and a code. */
export function SecondFactorOff({ factor, onDone, onCancel }: SecondFactorOffProps) {
  const translate = useTranslate();
  const send = useSend();
  return (
    <>
      <Typography sx={{ my: 1 }}>
        {translate(`console.security.factor.${factor.isRequired ? 'offHintRequired' : 'offHint'}`)}
      </Typography>
      <SmallForm
        submitLabel="console.security.factor.turnOff"
        onSubmit={async ({ password = '', code = '' }) => {
          await send(endSecondFactor, { body: { password, code } });
          onDone();
        }}
        problemsOf={(values) => requiredProblems(values, ['password', 'code'])}
        onCancel={onCancel}
      >
        <PasswordInput
          source="password"
          label="console.security.factor.yourPassword"
          autoComplete="current-password"
          autoFocus
        />
        <TextInput source="code" label="console.security.factor.offCode" autoComplete="one-time-code" />
      </SmallForm>
    </>
  );
}
