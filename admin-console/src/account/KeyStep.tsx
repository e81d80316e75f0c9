import { Stack, Typography } from '@mui/material';
import { TextInput, useTranslate } from 'react-admin';
import { confirmSecondFactor, type SecondFactorKey } from '../contract/index.ts';
import { useSend } from '../loaded/useSend.ts';
import { QrCode } from './QrCode.tsx';
import { requiredProblems } from './requiredProblems.ts';
import { SmallForm } from './SmallForm.tsx';

interface KeyStepProps {
  readonly secret: SecondFactorKey;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The key for the authenticator, to scan or to type, and the first code of it. */
export function KeyStep({ secret: { secret, uri }, onConfirmed, onCancel }: KeyStepProps) {
  const translate = useTranslate();
  const send = useSend();
  return (
    <Stack spacing={1.5} sx={{ mt: 1 }}>
      <Typography>{translate('console.security.factor.scan')}</Typography>
      <QrCode text={uri} label={translate('console.security.factor.qr')} />
      <Typography>
        {translate('console.security.factor.key')}:{' '}
        <Typography component="code" sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {secret.replace(/(.{4})(?!$)/g, '$1 ')}
        </Typography>
      </Typography>
      <SmallForm
        submitLabel="console.security.factor.turnOn"
        onSubmit={async ({ code = '' }) => {
          const { recoveryCodes } = await send(confirmSecondFactor, { body: { code } });
          onConfirmed(recoveryCodes);
        }}
        problemsOf={(values) => requiredProblems(values, ['code'])}
        onCancel={onCancel}
      >
        <TextInput
          source="code"
          label="console.security.factor.code"
          helperText="console.security.factor.codeOfApp"
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
          autoFocus
        />
      </SmallForm>
    </Stack>
  );
}
