import { List } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { AskOf, Call } from 'shop-core/wire';
import { endOtherLogins, endOwnLogin, type OwnLogin, ownLogins } from '../contract/index.ts';
import { LoadedPart } from '../loaded/LoadedPart.tsx';
import { useAnswer } from '../loaded/useAnswer.ts';
import { useSend } from '../loaded/useSend.ts';
import { ConfirmedButton } from './ConfirmedButton.tsx';
import { LoginLine } from './LoginLine.tsx';
import { Section } from './Section.tsx';

/** Where the admin is logged in, and the way to end that. */
export function LoginsPart() {
  const translate = useTranslate();
  const { logins, end } = useLogins();
  return (
    <Section title={translate('console.security.logins.title')}>
      <LoadedPart of={logins}>{(all) => <Logins logins={all} onEnd={end} />}</LoadedPart>
    </Section>
  );
}

type End = <C extends Call>(call: C, ask: AskOf<C>) => Promise<void>;

function Logins({ logins, onEnd }: { readonly logins: readonly OwnLogin[]; readonly onEnd: End }) {
  const translate = useTranslate();
  return (
    <>
      <List disablePadding>
        {logins.map((login) => (
          <LoginLine key={login.id} login={login} onEnd={() => onEnd(endOwnLogin, { params: { id: login.id } })} />
        ))}
      </List>
      {logins.length > 1 && (
        <ConfirmedButton
          sx={{ mt: 2 }}
          label={translate('console.security.logins.endOthers')}
          title="console.security.logins.endOthersTitle"
          content={translate('console.security.logins.endOthersContent')}
          onConfirm={() => onEnd(endOtherLogins, {})}
        />
      )}
    </>
  );
}

function useLogins() {
  const notify = useNotify();
  const send = useSend();
  const queryClient = useQueryClient();
  const logins = useAnswer(ownLogins, {}, { key: ['own logins'] });
  const end: End = async (call, ask) => {
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
