import type { HTMLInputTypeAttribute, InputHTMLAttributes, Ref } from 'react';
import { stripSpaces } from 'shop-core/rules';
import { understoodCode } from 'shop-core/rules/typed';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** In its place, for whoever must know how it was changed: by a key, or pasted. */
  onEdit?: ((value: string, event: Event) => void) | undefined;
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
  const { onChange, onBlur, onEdit } = props;
  const edit = (text: string, event: Event) => (onEdit ? onEdit(text, event) : onChange?.(text));
  const leave = () => {
    const understood = understoodOf(props);
    if (understood !== undefined && understood !== props.value) onChange?.(understood);
    onBlur?.();
  };
  return (
    <Field field={{ ...props, onBlur: leave }}>
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
            onChange={({ target, nativeEvent }) => edit(asShown(target.value, props.type), nativeEvent)}
          />
        </div>
      )}
    </Field>
  );
}

/** A space is no part of an e-mail address (S5.16): it is not shown either. */
const asShown = (text: string, type: TextFieldProps['type']) => (type === 'email' ? stripSpaces(text) : text);

/** A telephone number or e-mail address as it is stored, once it is one: what was copied along with it is gone. */
function understoodOf({ type, value }: TextFieldProps): string | undefined {
  if (value === undefined || (type !== 'tel' && type !== 'email')) return undefined;
  return understoodCode(value, type === 'tel' ? 'phone' : 'email').value ?? undefined;
}
