import { type RefObject, useEffect, useId, useState } from 'react';
import { useAreaSearch } from 'shop-core';
import type { FoundArea } from 'shop-core/rules';
import { focusNextEmpty } from './focusNextEmpty.ts';
import { useOptionList } from './useOptionList.ts';

/** What is typed to find an area, what it finds, and the choice of one. */
export function useAreaChoice(
  input: RefObject<HTMLInputElement | null>,
  onChoose: (found: FoundArea) => Promise<string | undefined>,
) {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<{ readonly found: FoundArea }>();
  const [refusal, setRefusal] = useState<string>();
  const search = useAreaSearch(text);
  const isShown = isOpen && search.status !== 'idle';
  const close = () => setIsOpen(false);

  // Once the form holds what was chosen: only then is it seen what is still empty.
  useEffect(() => {
    if (chosen && input.current) focusNextEmpty(input.current);
  }, [chosen, input]);

  const choose = async (at: number) => {
    const found = search.areas[at];
    if (!found) return;
    close();
    const sentence = await onChoose(found);
    setRefusal(sentence);
    if (sentence !== undefined) return;
    setText('');
    setChosen({ found });
  };
  const list = useOptionList({ id, count: search.areas.length, isOpen: isShown, onChoose: choose, onClose: close });
  const type = (typed: string) => {
    setText(typed);
    setIsOpen(true);
    setRefusal(undefined);
    list.setActive(-1);
  };
  return { text, type, search, list, isShown, open: () => setIsOpen(true), close, choose, chosen, refusal };
}
