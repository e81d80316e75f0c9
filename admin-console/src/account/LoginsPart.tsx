import { List } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { AskOf, Call } from 'shop-core/wire';
import { endOtherLogins, endOwnLogin, ownLogins } from '../contract/index.ts';
import { useSend } from '../providers/useSend.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { LoginLine } from './LoginLine.tsx';
import { Section } from './Section.tsx';

/** Where the admin is logged in, and the way to end that. */
export function LoginsPart() {
  const translate = useTranslate();
  const { logins, end } = useLogins();
  return (
    <Section title={translate('console.security.logins.title')}>
      <List disablePadding>
        {logins.map((login) => (
          <LoginLine key={login.id} login={login} onEnd={() => end(endOwnLogin, { params: { id: login.id } })} />
        ))}
      </List>
      {logins.length > 1 && (
        <ConfirmedButton
          sx={{ mt: 2 }}
          label={translate('console.security.logins.endOthers')}
          title="console.security.logins.endOthersTitle"
          content={translate('console.security.logins.endOthersContent')}
          onConfirm={() => end(endOtherLogins, {})}
        />
      )}
    </Section>
  );
}

function useLogins() {
  const notify = useNotify();
  const send = useSend();
  const queryClient = useQueryClient();
  const { data: logins = [] } = useQuery({ queryKey: ['own logins'], queryFn: () => send(ownLogins, {}) });
  const end = async <C extends Call>(call: C, ask: AskOf<C>) => {
    try {
      await send(call, ask);
      notify('console.security.logins.ended', { type: 'success' });
    } catch (error) {
      if (error instanceof Error) notify(error.message, { type: 'error', messageArgs: { _: error.message } });
    }
    await queryClient.invalidateQueries({ queryKey: ['own logins'] });
  };
  return { logins, end };
}
