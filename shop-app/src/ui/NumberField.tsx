import { type NumberKind, understoodNumber } from 'shop-core/rules/typed';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { withMeaning } from './withMeaning.ts';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode'> {
  /** What it counts, and its bounds. */
  kind: NumberKind;
  value: string;
}

/** Grams, percent or years: it stays as it was typed, and what it was read as stands below. */
export function NumberField({ kind, description, ...field }: NumberFieldProps) {
  const about = withMeaning(description, understoodNumber(field.value, kind));
  return <TextField {...field} description={about} inputMode="decimal" />;
}
