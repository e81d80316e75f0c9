import { useState } from 'react';
import type { HttpError } from 'react-admin';

export type Values = Readonly<Record<string, string | undefined>>;

/** Sends a form: what was refused comes under its fields, or as one sentence above them. */
export function useSending(act: (values: Values) => Promise<void>) {
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);

  const submit = async (values: Values) => {
    setProblem('');
    setSending(true);
    try {
      await act(values);
      return undefined;
    } catch (error) {
      const { message, body } = error as HttpError;
      const fields = Object.entries<string>(body?.errors ?? {}).filter(([name]) => name !== 'message');
      if (fields.length === 0) setProblem(message);
      return Object.fromEntries(fields);
    } finally {
      setSending(false);
    }
  };
  return { submit, problem, isSending };
}
