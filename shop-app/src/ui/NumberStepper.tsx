import { type KeyboardEvent, useState } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
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

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Minus, a value that can be typed over, plus. It stays usable while a change is on its way. */
export function NumberStepper(props: NumberStepperProps) {
  const { label, value, onChange, min = 0, max = Number.MAX_SAFE_INTEGER, isDisabled = false } = props;
  const [typed, setTyped] = useState<string>();
  const [hasChanged, setChanged] = useState(false);
  const set = (wanted: number) => {
    const next = Math.min(Math.max(wanted, min), Math.max(max, min));
    setTyped(undefined);
    if (next === value) return;
    setChanged(true);
    onChange(next);
  };
  const commit = () => {
    if (typed !== undefined) set(typed === '' ? value : Number(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setTyped(undefined);
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };
  return (
    <fieldset className={classNames('stepper', props.size === 'small' && 'stepper-small')} aria-label={label}>
      <StepButton
        label={`Kurangi ${label}`}
        icon="minus"
        isDisabled={isDisabled || value <= min}
        press={() => set(value - 1)}
      />
      <input
        className="stepper__value"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={props.max}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 5))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <StepButton
        label={`Tambah ${label}`}
        icon="plus"
        isDisabled={isDisabled || value >= max}
        press={() => set(value + 1)}
      />
      <span role="status">{hasChanged && <VisuallyHidden>{value}</VisuallyHidden>}</span>
    </fieldset>
  );
}

interface StepButtonProps {
  label: string;
  icon: 'minus' | 'plus';
  isDisabled: boolean;
  press: () => void;
}

function StepButton({ label, icon, isDisabled, press }: StepButtonProps) {
  return (
    <button type="button" className="stepper__button" aria-label={label} disabled={isDisabled} onClick={press}>
      <Icon name={icon} size="small" />
    </button>
  );
}
