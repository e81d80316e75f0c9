import { TextField, type TextFieldProps } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext, useTranslate } from 'react-admin';
import type { ValueProblem } from 'shop-core/rules';
import { fieldSentences } from '../i18n/fieldSentences.ts';
import { CalendarButton, type CalendarButtonProps } from './CalendarButton.tsx';
import type { TypedForm } from './typedForm.ts';

/** What the fields of one form must be together: the problem of this one, or none. */
export type Sense = (values: Readonly<Record<string, unknown>>) => ValueProblem | undefined;

export interface TypedFieldProps {
  readonly source: string;
  /** Where its source alone does not tell. */
  readonly label?: string;
  readonly isRequired?: boolean;
  readonly sense?: Sense;
  readonly helperText?: string;
}

interface TypedInputProps extends TypedFieldProps {
  readonly form: TypedForm;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'tel';
  /** The browser's own calendar beside it. */
  readonly calendar?: Pick<CalendarButtonProps, 'type'> & { readonly valueOf: (held: unknown) => string };
}

/**
 * A text of which the shared rule makes a value. The field shows what the rule understood; what it refuses stays as it was typed, with
 * the limit below, and is not sent.
 */
export function TypedInput(props: TypedInputProps) {
  const { source, label, isRequired = false, sense, helperText, form, inputMode, calendar } = props;
  const translate = useTranslate();
  const resource = useResourceContext();
  const judge = (held: unknown, values: Readonly<Record<string, unknown>>) => {
    const { value, problem = sense?.(values) } = form.read(form.shown(held));
    const refused = value === null && isRequired ? ({ code: 'REQUIRED' } as const) : problem;
    return refused && fieldSentences([{ ...refused, field: source }], translate)[source];
  };
  const { field, fieldState, id } = useInput({ source, format: same, parse: same, validate: judge });
  const shown = form.shown(field.value);
  const [typed, setTyped] = useState(shown);
  // The form begins anew, or holds more than is shown: seconds.
  if (typed !== shown && !isSame(form.held(typed), field.value)) setTyped(shown);
  const type = (text: string) => {
    setTyped(text);
    field.onChange(form.held(text));
  };
  const { meaning } = form.read(typed);
  const help = meaning && meaning !== typed ? translate('console.records.readAs', { meaning }) : helperText;
  const picker = calendar && (
    <CalendarButton
      type={calendar.type}
      value={calendar.valueOf(field.value)}
      choose={(text) => type(form.shown(form.held(text)))}
    />
  );
  const look: TextFieldProps = { fullWidth: true, required: isRequired, error: fieldState.invalid };
  return (
    <TextField
      {...look}
      id={id}
      name={field.name}
      value={typed}
      inputRef={field.ref}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setTyped(form.shown(form.held(typed)));
        field.onBlur();
      }}
      label={<FieldTitle source={source} {...(label && { label })} {...(resource && { resource })} />}
      helperText={<InputHelperText error={fieldState.error?.message ?? ''} {...(help && { helperText: help })} />}
      slotProps={{ htmlInput: { inputMode, autoComplete: 'off' }, input: { endAdornment: picker } }}
    />
  );
}

const same = <T,>(value: T) => value;
const isSame = (one: unknown, other: unknown) => Object.is(one ?? null, other ?? null);
