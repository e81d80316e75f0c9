import * as core from 'zod/v4/core';

// The parts of zod that the contract is written in, as bare schemas: the classes of zod/mini, with a method for each thing
// one may do with a schema, would be most of a kilobyte of every shop. What no cart needs comes from there all the same.
export { catch, null, nullable, optional, record, union, unknown } from 'zod/mini';
export { $ZodRealError, decode, encode, type output, safeDecode } from 'zod/v4/core';
// Its types alone: some bundlers keep all of a namespace that is passed on.
export type { core };

type Checks<T> = core.$ZodCheck<T>[];

/* @__NO_SIDE_EFFECTS__ */
export function string(...checks: Checks<string>) {
  return new core.$ZodString({ type: 'string', checks }) as core.$ZodString<string>;
}

/** Makes the text what it is in its composed spelling (Unicode NFC). */
/* @__NO_SIDE_EFFECTS__ */
export function composed(): core.$ZodCheck<string> {
  return new core.$ZodCheckOverwrite({ check: 'overwrite', tx: (value: string) => value.normalize('NFC') });
}

/* @__NO_SIDE_EFFECTS__ */
export function number(...checks: Checks<number>) {
  return new core.$ZodNumber({ type: 'number', checks }) as core.$ZodNumber<number>;
}

/** A whole number that is exact in JavaScript. */
/* @__NO_SIDE_EFFECTS__ */
export function int(...checks: Checks<number>): core.$ZodNumberFormat {
  const format = { check: 'number_format', format: 'safeint', abort: false } as const;
  return new core.$ZodNumberFormat({ type: 'number', ...format, checks });
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean() {
  return new core.$ZodBoolean({ type: 'boolean' }) as core.$ZodBoolean<boolean>;
}

/* @__NO_SIDE_EFFECTS__ */
function oneOf<const T extends readonly string[]>(values: T) {
  const entries = Object.fromEntries(values.map((value) => [value, value]));
  return new core.$ZodEnum({ type: 'enum', entries }) as core.$ZodType as core.$ZodEnum<core.util.ToEnum<T[number]>>;
}

export { oneOf as enum };

/** Anything, or what a test of ours says yes to. */
/* @__NO_SIDE_EFFECTS__ */
export function custom<T>(isOne?: (value: unknown) => boolean) {
  anything ??= customBy(() => true);
  return (isOne ? customBy(isOne) : anything) as core.$ZodCustom<T, T>;
}

// One for all: making a schema takes time, and a page makes hundreds before it answers a finger.
let anything: core.$ZodCustom<unknown, unknown> | undefined;

const customBy = (fn: (value: unknown) => boolean) =>
  new core.$ZodCustom({ type: 'custom', check: 'custom', fn, abort: true }) as core.$ZodCustom<unknown, unknown>;

/* @__NO_SIDE_EFFECTS__ */
export function array<T extends core.$ZodType>(element: T, ...checks: Checks<unknown[]>) {
  return new core.$ZodArray({ type: 'array', element, checks }) as core.$ZodArray<T>;
}

/* @__NO_SIDE_EFFECTS__ */
export function nullish<T extends core.$ZodType>(innerType: T) {
  const orNull = new core.$ZodNullable({ type: 'nullable', innerType });
  return new core.$ZodOptional({ type: 'optional', innerType: orNull }) as core.$ZodOptional<core.$ZodNullable<T>>;
}

/* @__NO_SIDE_EFFECTS__ */
export function object<T extends core.$ZodShape>(shape: T) {
  return new core.$ZodObject({ type: 'object', shape }) as core.$ZodObject<T, core.$strip>;
}

interface Ways<Theirs, Ours> {
  readonly decode: (value: Theirs) => Ours;
  readonly encode: (value: Ours) => Theirs;
}

/* @__NO_SIDE_EFFECTS__ */
export function codec<A extends core.$ZodType, B extends core.$ZodType>(
  theirs: A,
  ours: B,
  ways: Ways<core.output<A>, core.input<B>>,
) {
  const { decode: transform, encode: reverseTransform } = ways as Ways<unknown, unknown>;
  return new core.$ZodCodec({ type: 'pipe', in: theirs, out: ours, transform, reverseTransform }) as core.$ZodCodec<
    A,
    B
  >;
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(holds: (value: string) => boolean, error: string): core.$ZodCheck<string> {
  const isSo = (value: unknown) => typeof value === 'string' && holds(value);
  return new core.$ZodCustom({ type: 'custom', check: 'custom', fn: isSo, error: () => error });
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): core.$ZodCheck<string> {
  return new core.$ZodCheckRegex({ check: 'string_format', format: 'regex', pattern });
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(maximum: number): core.$ZodCheck<{ length: number }> {
  return new core.$ZodCheckMaxLength({ check: 'max_length', maximum });
}

/* @__NO_SIDE_EFFECTS__ */
export function positive(): core.$ZodCheck<number> {
  return new core.$ZodCheckGreaterThan({ check: 'greater_than', value: 0, inclusive: false });
}

/* @__NO_SIDE_EFFECTS__ */
export function minimum(value: number): core.$ZodCheck<number> {
  return new core.$ZodCheckGreaterThan({ check: 'greater_than', value, inclusive: true });
}

/* @__NO_SIDE_EFFECTS__ */
export function maximum(value: number): core.$ZodCheck<number> {
  return new core.$ZodCheckLessThan({ check: 'less_than', value, inclusive: true });
}
