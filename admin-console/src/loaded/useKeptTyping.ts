import { useEffect, useRef, useState } from 'react';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { ConsoleAuthProvider } from '../providers/authProvider.ts';

// A secret is typed again.
const secret = /password|confirmation|code$/i;

/** Has what is typed into the form around it kept when the session ends, and brings it back; says whether it did. */
export function useKeptTyping(isSecret: boolean, onEnd: () => void): boolean {
  const typed = useAuthProvider<ConsoleAuthProvider>()?.typed;
  const { identity } = useGetIdentity();
  const { pathname } = useLocation();
  const { getValues, setValue } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const [isBack, setBack] = useState(false);

  const read = () => {
    const names = Object.keys(dirtyFields);
    if (names.length === 0) return undefined;
    flushSync(onEnd);
    const kept = names.filter((name) => !isSecret && !secret.test(name) && !(getValues(name) instanceof Blob));
    return { path: pathname, values: Object.fromEntries(kept.map((name) => [name, getValues(name)])) };
  };
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => typed?.watch(() => latest.current()), [typed]);

  const userId = identity && Number(identity.id);
  useEffect(() => {
    if (!isReady || userId === undefined) return;
    const kept = typed?.keptFor(userId);
    if (kept?.path !== pathname) return;
    typed?.forget();
    for (const [name, value] of Object.entries(kept.values)) setValue(name, value, { shouldDirty: true });
    setBack(true);
  }, [typed, userId, pathname, isReady, setValue]);
  return isBack;
}
