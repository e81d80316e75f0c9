import { type KeyboardEvent, useState } from 'react';

interface OptionListOptions {
  readonly id: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onChoose: (at: number) => Promise<void>;
  readonly onClose: () => void;
}

/** The keys of a field with a list below it: arrows go through the options, Enter takes one, Esc closes the list. */
export function useOptionList({ id, count, isOpen, onChoose, onClose }: OptionListOptions) {
  const [wanted, setActive] = useState(-1);
  // The list may have become shorter since.
  const active = isOpen && wanted < count ? wanted : -1;
  const optionId = (at: number) => `${id}-${at}`;

  const handle = (key: string): boolean => {
    if (key === 'ArrowDown') setActive(active + 1 < count ? active + 1 : 0);
    else if (key === 'ArrowUp') setActive(active > 0 ? active - 1 : count - 1);
    else if (key === 'Enter' && active >= 0) void onChoose(active);
    else if (key === 'Escape') onClose();
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter searches here; it never sends the form around.
    if (event.key === 'Enter') event.preventDefault();
    if (!isOpen || !handle(event.key)) return;
    event.preventDefault();
    // A dialog around would close with the list.
    event.stopPropagation();
  };

  return {
    id,
    active,
    setActive,
    input: {
      role: 'combobox' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen && count > 0,
      'aria-controls': isOpen && count > 0 ? id : undefined,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onKeyDown,
    },
    optionId,
  };
}
