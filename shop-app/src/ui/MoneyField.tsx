import { type Ref, useLayoutEffect, useRef } from 'react';
import { formatCount } from 'shop-core/rules';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface MoneyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'ref' | 'onChange'> {
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Rupiah, with dots between the thousands while it is typed (S5.66). */
export function MoneyField({ onChange, ref, ...field }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBehind = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!input.current || digitsBehind.current === undefined) return;
    const caret = caretBefore(input.current.value, digitsBehind.current);
    digitsBehind.current = undefined;
    input.current.setSelectionRange(caret, caret);
  });
  const type = (typed: string) => {
    const caret = input.current?.selectionStart ?? typed.length;
    // Dots come and go before the caret: it stays where it is among the digits.
    digitsBehind.current = digitsOf(typed.slice(caret)).length;
    onChange(withDots(typed));
  };
  const hold = (element: HTMLInputElement | null) => {
    input.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return <TextField {...field} ref={hold} prefix="Rp" inputMode="numeric" onChange={type} />;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What is no whole number stays as it was typed: the rule says what is wrong with it. */
function withDots(typed: string): string {
  if (!/^\d[\d.]*$/.test(typed)) return typed;
  const amount = Number(digitsOf(typed));
  return Number.isSafeInteger(amount) ? formatCount(amount) : typed;
}

function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let behind = 0; behind < digits && caret > 0; caret -= 1) if (/\d/.test(text[caret - 1] ?? '')) behind += 1;
  return caret;
}
