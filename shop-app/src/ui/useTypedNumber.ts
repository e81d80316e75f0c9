import { type KeyboardEvent, useState } from 'react';
import type { ValueProblem } from 'shop-core/rules';
import { typedBounds, understoodNumber } from 'shop-core/rules/typed';

export interface TypedNumberOptions {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * A number that steps at once, and that can be typed over but counts only when it is finished. What the rule refuses stays as it was
 * typed, with the reason, and is no number: where there may be none there is none until it is right.
 */
export function useTypedNumber({ value, min, max, onChange }: TypedNumberOptions) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<ValueProblem>();
  const [hasChanged, setChanged] = useState(false);
  const type = (text: string | undefined) => {
    setTyped(text);
    setProblem(undefined);
  };
  const set = (wanted: number) => {
    const next = Math.min(Math.max(wanted, min), Math.max(max, min));
    type(undefined);
    if (next === value) return;
    setChanged(true);
    onChange(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    const kind = { ...typedBounds.pieces, minimum: min, maximum: Math.max(max, min) };
    const understood = understoodNumber(typed, kind);
    if (!understood.problem) return set(understood.value ?? value);
    setProblem(understood.problem);
    if (min === 0 && value !== 0) onChange(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') type(undefined);
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return { text: typed ?? String(value), problem, hasChanged, set, type, commit, onKeyDown };
}
