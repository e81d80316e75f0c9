import { useId } from 'react';
import { fieldMessageFor } from 'shop-core/messages';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useTypedNumber } from './useTypedNumber.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface NumberStepperProps {
  /** Spoken, so it names the thing: 'Jumlah Emas Batangan 5 g'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  isDisabled?: boolean | undefined;
  size?: 'regular' | 'small' | undefined;
}

/** Minus, a value that can be typed over, plus. It stays usable while a change is on its way. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, isDisabled = false, size } = props;
  const number = useTypedNumber({ value, min, max, onChange });
  const problemId = useId();
  const button = (word: string, icon: 'minus' | 'plus', step: number, isAtEnd: boolean) => (
    <button
      type="button"
      className="stepper__button"
      aria-label={`${word} ${label}`}
      disabled={isDisabled || isAtEnd}
      onClick={() => number.set(value + step)}
    >
      <Icon name={icon} size="small" />
    </button>
  );
  return (
    <fieldset
      className={classNames('stepper', size === 'small' && 'stepper-small', number.problem && 'is-invalid')}
      aria-label={label}
    >
      {button('Kurangi', 'minus', -1, value <= min)}
      <input
        className="stepper__value"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={props.max === undefined ? undefined : Math.max(props.max, value)}
        aria-invalid={number.problem ? true : undefined}
        aria-describedby={number.problem && problemId}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={number.text}
        onChange={(event) => number.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={number.commit}
        onKeyDown={number.onKeyDown}
      />
      {button('Tambah', 'plus', 1, value >= max)}
      {number.problem && (
        <p className="stepper__problem" id={problemId} role="alert">
          {fieldMessageFor(number.problem)}
        </p>
      )}
      <span role="status">{number.hasChanged && <VisuallyHidden>{value}</VisuallyHidden>}</span>
    </fieldset>
  );
}
