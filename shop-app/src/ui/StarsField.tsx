import { type Ref, useId } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export interface StarsFieldProps {
  label: string;
  name?: string | undefined;
  /** 1 to 5, or undefined before the first choice. */
  value: number | undefined;
  onChange: (value: number) => void;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** To the star that the Tab key reaches: the chosen one, or the first. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A rating to give: five radio buttons drawn as stars. */
export function StarsField(props: StarsFieldProps) {
  const { label, name, value, onChange, errorMessage, isRequired, onBlur, ref } = props;
  const id = useId();
  return (
    <div
      className={classNames('field', errorMessage && 'is-invalid')}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onBlur?.()}
      role="radiogroup"
      aria-required={isRequired || undefined}
      aria-invalid={errorMessage ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
    >
      <p className="field__label" id={`${id}-label`}>
        {label}
      </p>
      <div className="stars-field">
        {[1, 2, 3, 4, 5].map((star) => (
          <label key={star} className={classNames('stars-field__star', star <= (value ?? 0) && 'is-on')}>
            <input
              ref={star === (value ?? 1) ? ref : undefined}
              className="visually-hidden"
              type="radio"
              name={name ?? id}
              value={star}
              checked={value === star}
              aria-label={`${star} bintang`}
              onChange={() => onChange(star)}
            />
            <Icon name="star" />
          </label>
        ))}
      </div>
      {errorMessage && (
        <p className="field__error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}
