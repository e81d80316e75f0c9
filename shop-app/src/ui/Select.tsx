import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[];
  /** '' shows the placeholder. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The browser's own list: on a phone nothing is easier to use, and it costs no bytes. */
export function Select(props: SelectProps) {
  const { options, value, onChange, placeholder = 'Pilih' } = props;
  return (
    <Field field={props}>
      {(input) => (
        <div className="field__box">
          <select
            {...input}
            ref={props.ref}
            className="input input-select"
            value={value}
            autoComplete={props.autoComplete}
            onChange={(event) => onChange(event.target.value)}
          >
            {!options.some((option) => option.value === '') && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="field__chevron">
            <Icon name="chevron-down" size="small" />
          </span>
        </div>
      )}
    </Field>
  );
}
