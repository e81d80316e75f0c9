import { useLocaleState } from 'react-admin';
import * as written from './formats.ts';

/** Days, moments, figures and amounts as the chosen language writes them; what is not known as a dash. */
export function useFormats() {
  const [locale] = useLocaleState();
  return {
    day: (day: string | null) => (day === null ? none : written.dayText(day, locale)),
    month: (day: string) => written.monthText(day, locale),
    shortMonth: (day: string) => written.shortMonthText(day, locale),
    weekday: (day: string) => written.weekdayText(day, locale),
    moment: (moment: string | null) => (moment === null ? none : written.momentText(moment, locale)),
    clock: (moment: string) => written.clockText(moment, locale),
    figure: (figure: number) => written.figureText(figure, locale),
    shortFigure: (figure: number) => written.shortFigureText(figure, locale),
    share: (share: number) => written.shareText(share, locale),
    money: (amount: number | null, currency: string | null) =>
      amount === null || currency === null ? none : written.moneyText(amount, currency, locale),
  };
}

const none = '–';
