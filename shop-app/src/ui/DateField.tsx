import { type Ref, useState } from 'react';
import { fieldMessageFor } from 'shop-core/messages';
import { type CalendarDate, formatSlashDate } from 'shop-core/rules';
import { understoodDay } from 'shop-core/rules/typed';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

export interface DateFieldProps extends FieldProps {
  /** Null also while what is typed is no day. */
  value: CalendarDate | null;
  onChange: (value: CalendarDate | null) => void;
  autoComplete?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A day, always DD/MM/YYYY: the browser's own field puts the month first wherever its language does. */
export function DateField({ value, onChange, description = 'Hari/bulan/tahun', ...field }: DateFieldProps) {
  const [typed, setTyped] = useState(written(value));
  const [isLeft, setLeft] = useState(false);
  const { value: known = null, meaning, problem } = understoodDay(typed);
  if (value !== known) setTyped(written(value));
  const isTold = problem && (isLeft || field.errorMessage !== undefined);
  return (
    <TextField
      {...field}
      description={meaning || `${description}, contoh: 17/05/1991`}
      errorMessage={isTold ? fieldMessageFor(problem) : field.errorMessage}
      inputMode="numeric"
      placeholder="hh/bb/tttt"
      value={typed}
      onChange={(text) => {
        const { value: day = null } = understoodDay(text);
        setLeft(false);
        // The number keys of a phone have no slash.
        setTyped(/^\d{8}$/.test(text) ? written(day) || text : text);
        onChange(day);
      }}
      onBlur={() => {
        setLeft(true);
        if (known) setTyped(written(known));
        field.onBlur?.();
      }}
    />
  );
}

function written(day: CalendarDate | null): string {
  return day ? formatSlashDate(day) : '';
}
