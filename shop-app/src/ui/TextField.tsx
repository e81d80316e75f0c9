import type { HTMLInputTypeAttribute, InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  type?: HTMLInputTypeAttribute | undefined;
  autoComplete?: string | undefined;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  isReadOnly?: boolean | undefined;
  /** A fixed word before the value, such as 'Rp' or '+62'. */
  prefix?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { onChange } = props;
  return (
    <Field field={props}>
      {(input) => (
        <div className="field__box">
          {props.prefix && <span className="field__prefix">{props.prefix}</span>}
          <input
            {...input}
            ref={props.ref}
            className="input"
            type={props.type ?? 'text'}
            value={props.value}
            defaultValue={props.defaultValue}
            autoComplete={props.autoComplete}
            inputMode={props.inputMode}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            readOnly={props.isReadOnly}
            onChange={(event) => onChange?.(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
