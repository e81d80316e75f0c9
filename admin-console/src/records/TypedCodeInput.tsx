import type { CodeKind } from 'shop-core/rules/typed';
import { type TypedFieldProps, TypedInput } from './TypedInput.tsx';
import { codeForm } from './typedForm.ts';

/** An e-mail address, a telephone number or a number of a register. */
export function TypedCodeInput({ kind, ...field }: TypedFieldProps & { readonly kind: CodeKind }) {
  return <TypedInput {...field} form={codeForm(kind)} inputMode={keys[kind]} />;
}

const keys = { email: 'email', phone: 'tel', npwp: 'numeric', imo: 'numeric', mmsi: 'numeric' } as const;
