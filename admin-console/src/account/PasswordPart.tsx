import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordInput, useNotify, useTranslate } from 'react-admin';
import { passwordChangeProblems } from 'shop-core/rules/back-office';
import { changeOwnPassword } from '../contract/index.ts';
import { useSend } from '../loaded/useSend.ts';
import { Section } from './Section.tsx';
import { SmallForm } from './SmallForm.tsx';
import type { Values } from './useSending.ts';

const typed = ({ currentPassword = '', newPassword = '', confirmation = '' }: Values) => {
  return { currentPassword, newPassword, confirmation };
};

/** The admin's own password. */
export function PasswordPart() {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState(0);
  const change = async (values: Values) => {
    const { currentPassword, newPassword } = typed(values);
    await send(changeOwnPassword, { body: { currentPassword, newPassword } });
    notify('console.security.password.saved', { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: ['own logins'] });
    // A form of its own for the next change: this one's passwords are gone.
    setChanges((before) => before + 1);
  };
  return (
    <Section title={translate('console.security.password.title')}>
      <SmallForm
        key={changes}
        submitLabel="console.security.password.save"
        onSubmit={change}
        problemsOf={(values) => passwordChangeProblems(typed(values))}
      >
        <PasswordInput
          source="currentPassword"
          label="console.security.password.current"
          autoComplete="current-password"
        />
        <PasswordInput
          source="newPassword"
          label="console.security.password.new"
          autoComplete="new-password"
          helperText="console.security.password.hint"
        />
        <PasswordInput
          source="confirmation"
          label="console.security.password.confirmation"
          autoComplete="new-password"
        />
      </SmallForm>
    </Section>
  );
}
