import type { NumberKind } from 'shop-core/rules/typed';
import { type TypedFieldProps, TypedInput } from './TypedInput.tsx';
import { numberForm } from './typedForm.ts';

/** A number of a kind, typed in any usual spelling. */
export function TypedNumberInput({ kind, ...field }: TypedFieldProps & { readonly kind: NumberKind }) {
  return <TypedInput {...field} form={numberForm(kind)} inputMode="decimal" />;
}
