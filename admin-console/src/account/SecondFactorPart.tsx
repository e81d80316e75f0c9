import { Alert, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { SecondFactor } from '../contract/index.ts';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx';
import { Section } from './Section.tsx';

/** Whether a code is asked for beside the password, and the way to turn that on and off. */
export function SecondFactorPart({ factor }: { readonly factor: SecondFactor }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  // Its own word for what is open: the codes to keep stay on screen when the factor is on already.
  const [open, setOpen] = useState<'SET_UP' | 'OFF'>();
  const close = () => {
    setOpen(undefined);
    void queryClient.invalidateQueries({ queryKey: ['own second factor'] });
  };
  const turnedOff = () => {
    notify('console.security.factor.turnedOff', { type: 'success' });
    close();
  };
  return (
    <Section title={translate('console.security.factor.title')}>
      {open !== 'SET_UP' && <FactorNote factor={factor} />}
      {open === 'OFF' && <SecondFactorOff factor={factor} onDone={turnedOff} onCancel={close} />}
      {open === 'SET_UP' && <SecondFactorSetUp onDone={close} />}
      {!open && (
        <Button
          variant={factor.isOn ? 'outlined' : 'contained'}
          onClick={() => setOpen(factor.isOn ? 'OFF' : 'SET_UP')}
          sx={{ mt: 1.5 }}
        >
          {translate(`console.security.factor.${factor.isOn ? 'turnOff' : 'begin'}`)}
        </Button>
      )}
    </Section>
  );
}

const few = 3;

function FactorNote({ factor: { isOn, recoveryCodesLeft } }: { readonly factor: SecondFactor }) {
  const translate = useTranslate();
  if (!isOn) return <Typography>{translate('console.security.factor.off')}</Typography>;
  return (
    <>
      <Typography>{translate('console.security.factor.on')}</Typography>
      <Typography color="text.secondary">
        {translate('console.security.factor.codesLeft', { left: recoveryCodesLeft })}
      </Typography>
      {recoveryCodesLeft < few && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('console.security.factor.fewCodes')}
        </Alert>
      )}
    </>
  );
}
