import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useNotify, useTranslate } from 'react-admin';
import { ConfirmedButton } from '../account/ConfirmedButton.tsx';
import { Section } from '../account/Section.tsx';
import { type AdminUser, resetSecondFactor, userSecondFactor } from '../contract/index.ts';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { useAnswer } from '../loaded/useAnswer.ts';
import { useRecord } from '../loaded/useRecord.ts';
import { useSend } from '../loaded/useSend.ts';

/** The way back in for an admin who lost the phone. Nothing for whoever types no code, nor for oneself. */
export function UserFactor({ id }: { readonly id: number }) {
  const user = useRecord<AdminUser>('users', id);
  const { identity } = useGetIdentity();
  // That the user could not be had is said by the form above, which asks for the same.
  return user.is === 'here' && identity && identity.id !== id ? <FactorOf user={user.value} /> : null;
}

function FactorOf({ user }: { readonly user: AdminUser }) {
  const translate = useTranslate();
  const { factor, reset } = useFactorOf(user.id);
  return (
    <LoadedPart of={factor} waiting={null}>
      {({ isOn }) =>
        isOn && (
          <Section title={translate('console.userForm.factor.title')}>
            <Typography sx={{ mb: 1.5 }}>{translate('console.userForm.factor.note')}</Typography>
            <ConfirmedButton
              label={translate('console.userForm.factor.reset')}
              title="console.userForm.factor.resetTitle"
              content={translate('console.userForm.factor.resetContent', { name: user.name, email: user.email })}
              onConfirm={reset}
            />
          </Section>
        )
      }
    </LoadedPart>
  );
}

function useFactorOf(id: number) {
  const notify = useNotify();
  const send = useSend();
  const queryClient = useQueryClient();
  const ask = { params: { id } };
  const queryKey = ['second factor of', id];
  const factor = useAnswer(userSecondFactor, ask, { key: queryKey });
  const reset = async () => {
    try {
      await send(resetSecondFactor, ask);
      notify('console.userForm.factor.done', { type: 'success' });
    } catch (error) {
      if (error instanceof Error) notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    }
    await Promise.all([queryKey, ['audit']].map((each) => queryClient.invalidateQueries({ queryKey: each })));
  };
  return { factor, reset };
}
