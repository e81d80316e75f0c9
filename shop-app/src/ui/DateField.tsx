import { type Ref, useState } from 'react';
import { fieldMessageFor } from 'shop-core/messages';
import { type CalendarDate, formatSlashDate } from 'shop-core/rules';
import type { FieldProps } from './Field.tsx';
import { parseTypedDate } from './parseTypedDate.ts';
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
  const known = parseTypedDate(typed);
  if (value !== known) setTyped(written(value));
  const isNone = typed.trim() !== '' && known === null;
  const isTold = isNone && (isLeft || field.errorMessage !== undefined);
  return (
    <TextField
      {...field}
      description={`${description}, contoh: 17/05/1991`}
      errorMessage={isTold ? fieldMessageFor({ code: 'DATE_INVALID' }) : field.errorMessage}
      inputMode="numeric"
      maxLength={14}
      placeholder="hh/bb/tttt"
      value={typed}
      onChange={(text) => {
        const day = parseTypedDate(text);
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
