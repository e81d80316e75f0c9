import { Alert } from '@mui/material';
import { useState } from 'react';
import { Form, type FormProps, useTranslate } from 'react-admin';
import { useKeptTyping } from './useKeptTyping.ts';

interface KeptFormProps extends Omit<FormProps, 'warnWhenUnsavedChanges'> {
  /** Nothing typed into it is kept, only that it was open. */
  readonly isSecret?: boolean;
}

/** A form that warns before what was typed is left, and that a session that ends while somebody types brings back after the login. */
export function KeptForm({ isSecret = false, children, ...form }: KeptFormProps) {
  const [isEnding, setEnding] = useState(false);
  return (
    <Form {...form} warnWhenUnsavedChanges={!isSecret && !isEnding}>
      <KeptTyping isSecret={isSecret} onEnd={() => setEnding(true)} />
      {children}
    </Form>
  );
}

interface KeptTypingProps {
  readonly isSecret: boolean;
  /** The session has ended: nobody is to be asked whether to leave. */
  readonly onEnd: () => void;
}

function KeptTyping({ isSecret, onEnd }: KeptTypingProps) {
  const translate = useTranslate();
  const isBack = useKeptTyping(isSecret, onEnd);
  if (!isBack) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate('console.loaded.kept')}
    </Alert>
  );
}
