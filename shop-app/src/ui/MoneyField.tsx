import { type Ref, useLayoutEffect, useRef } from 'react';
import { type NumberKind, typedText, understoodNumber } from 'shop-core/rules/typed';
import { editedAmount } from './editedAmount.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { withMeaning } from './withMeaning.ts';

interface MoneyFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'ref' | 'onChange' | 'onEdit' | 'value'> {
  /** Its bounds. */
  kind: NumberKind;
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Rupiah: with dots between the thousands while it is typed (S5.66), and what it was read as wherever it is written otherwise. */
export function MoneyField({ kind, value, onChange, onBlur, description, ref, ...field }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBehind = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!input.current || digitsBehind.current === undefined) return;
    const caret = caretBefore(input.current.value, digitsBehind.current);
    digitsBehind.current = undefined;
    input.current.setSelectionRange(caret, caret);
  });
  const understood = understoodNumber(value, kind);
  const shown = understood.value === null || understood.problem ? value : typedText(understood.value, kind);
  const type = (typed: string, event: Event) => {
    const edited = editedAmount(value, typed, event);
    const caret = input.current?.selectionStart ?? typed.length;
    // Dots come and go before the caret: it stays where it is among the digits.
    if (edited !== typed) digitsBehind.current = typed.slice(caret).match(/\d/g)?.length ?? 0;
    onChange(edited);
  };
  const leave = () => {
    if (shown !== value) onChange(shown);
    onBlur?.();
  };
  const hold = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  const about = shown === value ? description : withMeaning(description, understood);
  const typing = {
    value,
    description: about,
    prefix: 'Rp',
    inputMode: 'numeric',
    onEdit: type,
    onBlur: leave,
  } as const;
  return <TextField {...field} {...typing} ref={hold} />;
}

function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let behind = 0; behind < digits && caret > 0; caret -= 1) if (/\d/.test(text[caret - 1] ?? '')) behind += 1;
  return caret;
}
