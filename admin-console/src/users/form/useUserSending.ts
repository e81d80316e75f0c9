import { useRef, useState } from 'react';
import { useSaveContext } from 'react-admin';
import { focusFirst } from './focusFirst.ts';
import type { UserFormValues } from './userFormValues.ts';

/** What a form gets back for what was refused: a sentence a field, and the one above them. */
interface Refused {
  readonly root: { readonly serverError: string };
  readonly [field: string]: unknown;
}

/** Sends what was typed, once however often it is pressed, and leads to the first field that was refused. */
export function useUserSending() {
  const { save } = useSaveContext();
  const form = useRef<HTMLDivElement>(null);
  const sending = useRef<Promise<Refused | undefined>>(undefined);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<{ readonly text: string; readonly isOnly: boolean }>();

  const send = async (values: UserFormValues): Promise<Refused | undefined> => {
    setSending(true);
    setProblem(undefined);
    const refused: Refused | undefined = await save?.(values);
    if (!refused) return undefined;
    setSending(false);
    sending.current = undefined;
    const { root, ...fields } = refused;
    const names = Object.keys(fields);
    setProblem({ text: root.serverError, isOnly: names.length === 0 });
    focusFirst(form.current, names);
    return refused;
  };

  const submit = (values: UserFormValues) => {
    // What was saved is not sent again while the screen is still on its way to the list.
    sending.current ??= send(values);
    return sending.current;
  };
  return { submit, isSending, problem, form };
}
