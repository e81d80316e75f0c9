import type { CalendarDate } from '../dates/calendarDate.ts';

const months = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');

/** '5 Juni 1991': a day whose month cannot be taken for its day. */
export function dayInWords(day: CalendarDate): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1]} ${year}`;
}
