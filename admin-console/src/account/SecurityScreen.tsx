import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { ownSecondFactor } from '../contract/index.ts';
import { useSend } from '../providers/useSend.ts';
import { LoginsPart } from './LoginsPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';

/** What keeps an admin's own login safe. While the role waits for a second factor there is nothing else to see. */
export function SecurityScreen() {
  const translate = useTranslate();
  const send = useSend();
  const { data: factor } = useQuery({ queryKey: ['own second factor'], queryFn: () => send(ownSecondFactor, {}) });
  const mustSetUp = factor?.isRequired && !factor.isOn;
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="console.security.title" />
      {mustSetUp && <Alert severity="warning">{translate('console.security.factor.required')}</Alert>}
      {factor && <SecondFactorPart factor={factor} />}
      {factor && !mustSetUp && (
        <>
          <PasswordPart />
          <LoginsPart />
        </>
      )}
    </Stack>
  );
}
