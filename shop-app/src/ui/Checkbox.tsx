import { type ReactNode, type Ref, useId } from 'react';

export interface CheckboxProps {
  children: ReactNode;
  name?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function Checkbox(props: CheckboxProps) {
  const { children, isSelected, onChange, onBlur, errorMessage } = props;
  const id = useId();
  return (
    <div className={errorMessage ? 'field is-invalid' : 'field'}>
      <label className="checkbox">
        <input
          ref={props.ref}
          className="checkbox__box"
          type="checkbox"
          name={props.name}
          checked={isSelected}
          disabled={props.isDisabled}
          aria-required={props.isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? id : undefined}
          onBlur={onBlur && (() => onBlur())}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="checkbox__label">{children}</span>
      </label>
      {errorMessage && (
        <p className="field__error" id={id}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
