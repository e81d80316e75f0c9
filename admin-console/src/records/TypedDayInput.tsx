import { isCalendarDate } from 'shop-core/rules';
import { type TypedFieldProps, TypedInput } from './TypedInput.tsx';
import { dayForm } from './typedForm.ts';

/** A day, typed in any usual way with the day first. */
export function TypedDayInput(field: TypedFieldProps) {
  return <TypedInput helperText="console.records.dayHint" {...field} form={anyDay} calendar={calendar} />;
}

const anyDay = dayForm({});
const calendar = {
  type: 'date',
  valueOf: (held: unknown) => (isCalendarDate(String(held)) ? String(held) : ''),
} as const;
