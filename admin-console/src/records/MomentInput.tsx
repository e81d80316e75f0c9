import { momentTyped } from './jakartaMoment.ts';
import { type TypedFieldProps, TypedInput } from './TypedInput.tsx';
import { momentForm } from './typedForm.ts';

/** A moment, typed and shown by the clock in Jakarta whatever zone the browser is in. */
export function MomentInput(field: TypedFieldProps) {
  return <TypedInput helperText="console.records.inWib" {...field} form={anyMoment} calendar={calendar} />;
}

const anyMoment = momentForm({});
const calendar = { type: 'datetime-local', valueOf: momentOf } as const;

function momentOf(held: unknown): string {
  const moment = new Date(String(held ?? ''));
  return Number.isNaN(moment.getTime()) ? '' : momentTyped(moment.toISOString());
}
