import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What every field has: its words, and its state. */
export interface FieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  description?: string | undefined;
  errorMessage?: string | undefined;
  /** false (said outright) adds '(opsional)' to the label. */
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
}

/** The attributes that tie an input to its label, help and error. */
export interface FieldInput {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  'aria-required': boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  onBlur: (() => void) | undefined;
}

export function Field({ field, children }: { field: FieldProps; children: (input: FieldInput) => ReactNode }) {
  const id = useId();
  const { label, description, errorMessage } = field;
  const describedBy = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ');
  const input: FieldInput = {
    id,
    name: field.name,
    disabled: field.isDisabled,
    'aria-required': field.isRequired || undefined,
    'aria-invalid': errorMessage ? true : undefined,
    'aria-describedby': describedBy || undefined,
    onBlur: field.onBlur && (() => field.onBlur?.()),
  };
  return (
    <div className={errorMessage ? 'field is-invalid' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {field.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {field.isRequired === false && <span className="field__optional"> (opsional)</span>}
      </label>
      {children(input)}
      {description && (
        <p className="field__help" id={`${id}-help`}>
          {description}
        </p>
      )}
      {errorMessage && (
        <p className="field__error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
