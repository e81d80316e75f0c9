import { useRef } from 'react';

/** The fields of a form by their names, to put the cursor where something is missing. */
export interface FieldFocus {
  readonly refOf: (name: string) => (element: HTMLElement | null) => void;
  /** Goes to that one of these fields which stands first on the page. */
  readonly focus: (names: readonly string[]) => void;
}

export function useFieldFocus(): FieldFocus {
  const elements = useRef(new Map<string, HTMLElement>());
  return {
    refOf: (name) => (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    focus: (names) => {
      const there = names.map((name) => elements.current.get(name)).filter((element) => element !== undefined);
      there.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      there[0]?.focus();
    },
  };
}
