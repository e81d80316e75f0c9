import { useState } from 'react';
import { PasswordInput } from 'react-admin';
import { beginSecondFactor, type SecondFactorKey } from '../contract/index.ts';
import { useSend } from '../loaded/useSend.ts';
import { KeyStep } from './KeyStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { requiredProblems } from './requiredProblems.ts';
import { SmallForm } from './SmallForm.tsx';

/** The way to a second factor: the password, the key for the app with a first code of it, and the recovery codes to keep. */
export function SecondFactorSetUp({ onDone }: { readonly onDone: () => void }) {
  const send = useSend();
  const [key, setKey] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (key) return <KeyStep secret={key} onConfirmed={setCodes} onCancel={onDone} />;
  return (
    <SmallForm
      submitLabel="console.security.factor.next"
      onSubmit={async ({ password = '' }) => setKey(await send(beginSecondFactor, { body: { password } }))}
      problemsOf={(values) => requiredProblems(values, ['password'])}
      onCancel={onDone}
    >
      <PasswordInput
        source="password"
        label="console.security.factor.yourPassword"
        autoComplete="current-password"
        autoFocus
      />
    </SmallForm>
  );
}
