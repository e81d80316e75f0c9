import type { Ref } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  rows?: number | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  isReadOnly?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextArea(props: TextAreaProps) {
  const { onChange } = props;
  return (
    <Field field={props}>
      {(input) => (
        <div className="field__box">
          <textarea
            {...input}
            ref={props.ref}
            className="input"
            rows={props.rows ?? 3}
            value={props.value}
            defaultValue={props.defaultValue}
            autoComplete={props.autoComplete}
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
