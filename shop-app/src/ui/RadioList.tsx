import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './classNames.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface RadioOption {
  value: string;
  label: string;
  description?: ReactNode;
  /** Shown at the right edge: a price, a logo. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioListProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  name?: string | undefined;
  options: readonly RadioOption[];
  value: string | undefined;
  onChange: (value: string) => void;
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** To the button that the Tab key reaches: the chosen one, or the first that can be. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice of a few, each a card that can be pressed anywhere. */
export function RadioList(props: RadioListProps) {
  const { label, options, errorMessage } = props;
  const id = useId();
  const chosen = options.find(({ value }) => value === props.value) ?? options.find(({ isDisabled }) => !isDisabled);
  return (
    <div
      className={classNames('field choice-list', errorMessage && 'is-invalid')}
      role="radiogroup"
      aria-required={props.isRequired || undefined}
      aria-invalid={errorMessage ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
    >
      <p className="field__label" id={`${id}-label`}>
        {props.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </p>
      {options.map((option) => (
        <Choice
          key={option.value}
          option={option}
          list={props}
          name={props.name ?? id}
          ref={option === chosen ? props.ref : undefined}
        />
      ))}
      {errorMessage && (
        <p className="field__error" id={`${id}-error`}>
          {errorMessage}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  option: RadioOption;
  list: RadioListProps;
  name: string;
  ref: RadioListProps['ref'];
}

function Choice({ option, list, name, ref }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        ref={ref}
        className="choice__dot"
        type="radio"
        name={name}
        value={option.value}
        checked={list.value === option.value}
        disabled={list.isDisabled || option.isDisabled}
        onChange={() => list.onChange(option.value)}
      />
      <span className="choice__text">
        <span className="choice__label">{option.label}</span>
        {option.description && <Part of="description">{option.description}</Part>}
      </span>
      {option.aside && <Part of="aside">{option.aside}</Part>}
    </label>
  );
}

/** A word of its own for who hears the button's name. */
function Part({ of, children }: { of: 'description' | 'aside'; children: ReactNode }) {
  return (
    <>
      {' '}
      <span className={`choice__${of}`}>{children}</span>
    </>
  );
}
