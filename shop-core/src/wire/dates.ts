import * as z from 'zod/mini';
import { type CalendarDate, calendarDate, isCalendarDate } from '../rules/dates/calendarDate.ts';

function dayCodec(pattern: RegExp, toIso: (text: string) => string, fromIso: (date: string) => string) {
  const text = z.string().check(
    z.regex(pattern),
    z.refine((value) => isCalendarDate(toIso(value)), { error: 'no such day' }),
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
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (moment) => moment.toISOString(),
});
