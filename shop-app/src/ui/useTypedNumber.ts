import { type KeyboardEvent, useState } from 'react';

export interface TypedNumberOptions {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
const MOST_DIGITS = 5;

/** A number that steps at once, and that can be typed over but counts only when it is finished. */
export function useTypedNumber({ value, min, max, onChange }: TypedNumberOptions) {
  const [typed, setTyped] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  const set = (wanted: number) => {
    const next = Math.min(Math.max(wanted, min), Math.max(max, min));
    setTyped(undefined);
    if (next === value) return;
    setChanged(true);
    onChange(next);
  };
  const commit = () => {
    if (typed !== undefined) set(typed === '' ? value : Number(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  const type = (text: string) => setTyped(text.replace(/\D/g, '').slice(0, MOST_DIGITS));
  return { text: typed ?? String(value), hasChanged, set, type, commit, onKeyDown };
}
