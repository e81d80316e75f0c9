import { type CalendarDate, calendarDate, isCalendarDate } from '../rules/dates/calendarDate.ts';
import * as z from './zod.ts';

/* @__NO_SIDE_EFFECTS__ */
function dayCodec(pattern: RegExp, toIso: (text: string) => string, fromIso: (date: string) => string) {
  const text = z.string(
    z.regex(pattern),
    z.refine((value) => isCalendarDate(toIso(value)), 'no such day'),
  );
  return z.codec(text, z.custom<CalendarDate>(), {
    decode: (value) => calendarDate(toIso(value)),
    encode: fromIso,
  });
}

const turned = (text: string, from: string, to: string) => text.split(from).reverse().join(to);

/** DD-MM-YYYY on the wire (S9.21). */
export const dashDate = dayCodec(
  /^\d{2}-\d{2}-\d{4}$/,
  (text) => turned(text, '-', '-'),
  (date) => turned(date, '-', '-'),
);
/** DD/MM/YYYY on the wire (S9.22). */
export const slashDate = dayCodec(
  /^\d{2}\/\d{2}\/\d{4}$/,
  (text) => turned(text, '/', '-'),
  (date) => turned(date, '-', '/'),
);
/** YYYY-MM-DD on the wire. */
export const isoDate = dayCodec(
  /^\d{4}-\d{2}-\d{2}$/,
  (text) => text,
  (date) => date,
);
/** A moment, ISO 8601 in UTC on the wire. */
export const instant = z.codec(z.string(z.refine(isInstant, 'no such moment')), z.custom<Date>(isMoment), {
  decode: (text) => new Date(text),
  encode: (moment) => moment.toISOString(),
});

function isInstant(text: string): boolean {
  return isCalendarDate(text.slice(0, 10)) && /^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/.test(text);
}

function isMoment(value: unknown): boolean {
  return value instanceof Date && !Number.isNaN(value.getTime());
}
