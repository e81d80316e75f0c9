import type { CalendarDate } from 'shop-core/rules';
import {
  type CodeKind,
  type DayBounds,
  type NumberKind,
  typedText,
  type Understood,
  understoodCode,
  understoodDay,
  understoodMoment,
  understoodNumber,
} from 'shop-core/rules/typed';
import { momentTyped } from './jakartaMoment.ts';

/**
 * How a form holds what is typed into a field: the value that the rule understood, as the wire has it, or the text as it was typed
 * while the rule refuses it.
 */
export interface TypedForm {
  readonly read: (text: string) => Understood<unknown>;
  /** What the form holds for a text. */
  readonly held: (text: string) => unknown;
  /** How the field shows what the form holds. */
  readonly shown: (held: unknown) => string;
}

const raw = (held: unknown): string => (held === null || held === undefined ? '' : String(held));

function typedForm<T>(
  read: (text: string) => Understood<T>,
  toForm: (value: T) => unknown,
  shown: (held: unknown) => string,
): TypedForm {
  const held = (text: string) => {
    const { value, problem } = read(text);
    if (problem) return text;
    return value === null ? null : toForm(value);
  };
  return { read, held, shown };
}

export function numberForm(kind: NumberKind): TypedForm {
  const unit = 10 ** kind.decimals;
  return typedForm(
    (text) => understoodNumber(text, kind),
    (value) => value / unit,
    (held) => (typeof held === 'number' ? typedText(Math.round(held * unit), kind) : raw(held)),
  );
}

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const isoMoment = /^\d{4}-\d{2}-\d{2}T.*Z$/;
const dayFirst = (day: string) => day.replace(isoDay, '$3/$2/$1');

export function dayForm(bounds: DayBounds): TypedForm {
  return typedForm<CalendarDate>(
    (text) => understoodDay(text, bounds),
    (day) => day,
    (held) => dayFirst(raw(held)),
  );
}

export function momentForm(bounds: DayBounds): TypedForm {
  return typedForm(
    (text) => understoodMoment(text, bounds),
    (moment) => moment.toISOString(),
    (held) => {
      const text = raw(held);
      if (!isoMoment.test(text)) return text;
      const [day = '', time = ''] = momentTyped(text).split('T');
      return `${dayFirst(day)} ${time}`;
    },
  );
}

export function codeForm(kind: CodeKind): TypedForm {
  return typedForm(
    (text) => understoodCode(text, kind),
    (code) => code,
    raw,
  );
}
