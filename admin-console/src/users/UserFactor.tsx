import { Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useGetOne, useNotify, useTranslate } from 'react-admin';
import { ConfirmedButton } from '../account/ConfirmedButton.tsx';
import { Section } from '../account/Section.tsx';
import { type AdminUser, resetSecondFactor, userSecondFactor } from '../contract/index.ts';
import { useSend } from '../providers/useSend.ts';

/** The way back in for an admin who lost the phone. Nothing for whoever types no code, nor for oneself. */
export function UserFactor({ id }: { readonly id: number }) {
  const { data: user } = useGetOne<AdminUser>('users', { id });
  const { identity } = useGetIdentity();
  return user && identity && identity.id !== id ? <FactorOf user={user} /> : null;
}

function FactorOf({ user }: { readonly user: AdminUser }) {
  const translate = useTranslate();
  const { isOn, reset } = useFactorOf(user.id);
  if (!isOn) return null;
  return (
    <Section title={translate('console.userForm.factor.title')}>
      <Typography sx={{ mb: 1.5 }}>{translate('console.userForm.factor.note')}</Typography>
      <ConfirmedButton
        label={translate('console.userForm.factor.reset')}
        title="console.userForm.factor.resetTitle"
        content={translate('console.userForm.factor.resetContent', { name: user.name, email: user.email })}
        onConfirm={reset}
      />
    </Section>
  );
}

function useFactorOf(id: number) {
  const notify = useNotify();
  const send = useSend();
  const queryClient = useQueryClient();
  const ask = { params: { id } };
  const queryKey = ['second factor of', id];
  const { data } = useQuery({ queryKey, queryFn: () => send(userSecondFactor, ask) });
  const reset = async () => {
    try {
      await send(resetSecondFactor, ask);
      notify('console.userForm.factor.done', { type: 'success' });
    } catch (error) {
      if (error instanceof Error) notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    }
    await Promise.all([queryKey, ['audit']].map((each) => queryClient.invalidateQueries({ queryKey: each })));
  };
  return { isOn: data?.isOn === true, reset };
}
