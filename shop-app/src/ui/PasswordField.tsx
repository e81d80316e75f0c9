import { useState } from 'react';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'prefix' | 'inputMode'>;

export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const { onChange } = props;
  return (
    <Field field={props}>
      {(input) => (
        <div className="field__box">
          <input
            {...input}
            ref={props.ref}
            className="input"
            type={isShown ? 'text' : 'password'}
            value={props.value}
            defaultValue={props.defaultValue}
            autoComplete={props.autoComplete}
            placeholder={props.placeholder}
            maxLength={props.maxLength}
            readOnly={props.isReadOnly}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange?.(event.target.value)}
          />
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? 'Sembunyikan password' : 'Tampilkan password'}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  );
}
