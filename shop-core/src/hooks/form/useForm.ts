import { toNestErrors } from '@hookform/resolvers';
import { type BaseSyntheticEvent, useId, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { ShopError } from '../../client/shopError.ts';
import { fieldErrors } from '../../messages/fieldErrors.ts';
import type { FieldProblem, FieldProblemCode } from '../../rules/fieldProblem.ts';
import type { Result } from '../provider/useToldAction.ts';
import { isRequiredField } from './isRequiredField.ts';
import { useFieldNotice } from './useFieldNotice.ts';
import { useKeptValues } from './useKeptValues.ts';
import { useOnce } from './useOnce.ts';

export interface FormOptions<Values extends FieldValues> {
  readonly defaults: Values;
  /**
   * The name under which what is typed outlives the end of a login ({@link useKept}): another one for each thing that the
   * form can be about. `false` for passwords, codes that are used once and consents.
   */
  readonly keepAs: string | false;
  /** The rule that says what is wrong with the form: the same one the server asks. */
  readonly problems: (values: Values) => readonly FieldProblem[];
  /** Sends a form without problems. Refused fields of the result go to their fields; nothing typed is lost. */
  readonly submit: (values: Values) => Promise<Result<unknown>>;
  /** Problems that are a notice too, besides the sentence at their field, when the form is to be sent (S5.60). */
  readonly told?: readonly FieldProblemCode[];
}

/** What a field needs, named as React Aria parts name it: spread it onto a text field, a checkbox or a list. */
export interface FieldProps<Value> {
  readonly id: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly errorMessage: string | undefined;
  readonly isInvalid: boolean;
  /** The rule refuses the form, as it is filled in now, when this field is left empty. */
  readonly isRequired: boolean;
  /** For the id of the element that shows `errorMessage`. */
  readonly errorId: string;
  /** That id, while there is something to show. */
  readonly 'aria-describedby': string | undefined;
  readonly ref: (element: HTMLElement | null) => void;
}

export interface Form<Values extends FieldValues> {
  /** The props of one field, by its name ('company.name'). */
  readonly field: <P extends Path<Values>>(name: P) => FieldProps<PathValue<Values, P>>;
  readonly values: Values;
  readonly set: <P extends Path<Values>>(name: P, value: PathValue<Values, P>) => void;
  readonly reset: (values?: Values) => void;
  /** The sentence at any path, for a field that is drawn from several values ('areas.city'). */
  readonly errorAt: (path: string) => string | undefined;
  /** Of the form as a whole (S8.4). */
  readonly error: string | undefined;
  readonly isSubmitting: boolean;
  readonly isDirty: boolean;
  /** For the form element. The first refused field gets the focus. */
  readonly onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
}

/**
 * A headless form: values, one sentence a field from the rule or the server, and a submit that loses nothing. When the login
 * ends while somebody types, the same customer finds what was typed after the next login.
 * @returns The props of each field, the values, and `onSubmit` for the form element. `isSubmitting` while it is sent; a
 * second submit meanwhile is none.
 * @errors what `problems` says stands at its field, and so does what the result of `submit` refuses (`error.fields`);
 * what belongs to no field is `error`. The first refused field gets the focus. What is `told` is a notice too.
 * @server the ids of the fields are the same there and in the browser (`useId`).
 */
export function useForm<Values extends FieldValues>(options: FormOptions<Values>): Form<Values> {
  const { defaults, problems, submit } = options;
  const resolver = ruleResolver(problems);
  const form = useHookForm<Values>({ defaultValues: defaults as DefaultValues<Values>, resolver });
  const { noteSent, reset } = useKeptValues(options.keepAs, form, defaults);
  // In the order the fields were drawn, which is the order a person meets them.
  const elements = useRef(new Map<string, HTMLElement>());
  const formId = useId();
  const tellRefused = useFieldNotice(options.told);
  const values = form.watch();
  const { errors, isSubmitting, isSubmitted, isDirty } = form.formState;
  const messageOf = (path: string): string | undefined => sentenceAt(errors, path);

  const set: Form<Values>['set'] = (path, value) => {
    // A field that was refused is judged again while it is typed in; one that was not waits until it is left.
    const shouldValidate = isSubmitted || messageOf(path) !== undefined;
    form.setValue(path, value, { shouldDirty: true, shouldValidate });
  };

  const send = form.handleSubmit(
    async (valid) => {
      const result = await submit(valid);
      if (result.ok) return noteSent();
      showRefusal(form, valid, result.error.fields);
      focusFirst(elements.current, (path) => path in result.error.fields);
    },
    (refused) => {
      focusFirst(elements.current, (path) => sentenceAt(refused, path) !== undefined);
      tellRefused(problems(form.getValues()));
    },
  );

  return {
    field: (name) => ({
      ...fieldState(`${formId}-${name}`, messageOf(name)),
      name,
      value: get(values, name),
      onChange: (value) => set(name, value),
      onBlur: () => void form.trigger(name),
      isRequired: isRequiredField(problems, values, name),
      ref: (element) => keepElement(elements.current, name, element),
    }),
    values,
    set,
    reset,
    errorAt: messageOf,
    error: messageOf('root'),
    isSubmitting,
    isDirty,
    onSubmit: useOnce(send),
  };
}

function focusFirst(elements: ReadonlyMap<string, HTMLElement>, isRefused: (path: string) => boolean): void {
  const [, first] = [...elements].find(([path]) => isRefused(path)) ?? [];
  first?.focus();
}

function keepElement(elements: Map<string, HTMLElement>, name: string, element: HTMLElement | null): void {
  if (element) elements.set(name, element);
  else elements.delete(name);
}

function fieldState(id: string, errorMessage: string | undefined) {
  const errorId = `${id}-error`;
  const isInvalid = errorMessage !== undefined;
  return { id, errorId, errorMessage, isInvalid, 'aria-describedby': isInvalid ? errorId : undefined };
}

/** What the form has no field for is said of the form as a whole: no refusal goes unseen. */
function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  values: Values,
  fields: ShopError['fields'],
): void {
  const others: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    if (get(values, path) === undefined) others.push(message);
    else form.setError(path as Path<Values>, { type: 'server', message });
  }
  if (others.length > 0) form.setError('root', { type: 'server', message: others.join(' ') });
}

function sentenceAt(errors: object, path: string): string | undefined {
  return get<object, FieldError | undefined>(errors, path)?.message;
}

function ruleResolver<Values extends FieldValues>(
  problems: FormOptions<Values>['problems'],
): Resolver<Values, unknown, Values> {
  return (values, _context, options) => {
    const sentences = Object.entries(fieldErrors(problems(values)));
    if (sentences.length === 0) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const [name, message] of sentences) errors[name] = { type: 'rule', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
