import { Alert, Stack } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { ownSecondFactor, type SecondFactor } from '../contract/index.ts';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { useAnswer } from '../loaded/useAnswer.ts';
import { LoginsPart } from './LoginsPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';

/** What keeps an admin's own login safe. While the role waits for a second factor there is nothing else to see. */
export function SecurityScreen() {
  const factor = useAnswer(ownSecondFactor, {}, { key: ['own second factor'] });
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 720 }}>
      <Title title="console.security.title" />
      <LoadedPart of={factor}>{(known) => <SecurityParts factor={known} />}</LoadedPart>
    </Stack>
  );
}

function SecurityParts({ factor }: { readonly factor: SecondFactor }) {
  const translate = useTranslate();
  const mustSetUp = factor.isRequired && !factor.isOn;
  return (
    <>
      {mustSetUp && <Alert severity="warning">{translate('console.security.factor.required')}</Alert>}
      <SecondFactorPart factor={factor} />
      {!mustSetUp && (
        <>
          <PasswordPart />
          <LoginsPart />
        </>
      )}
    </>
  );
}
