import { useLocaleState } from 'react-admin';
import { dayText, momentText, moneyText } from './formats.ts';

/** Days, moments and amounts as the chosen language writes them; what is not known as a dash. */
export function useFormats() {
  const [locale] = useLocaleState();
  return {
    day: (day: string | null) => (day === null ? none : dayText(day, locale)),
    moment: (moment: string | null) => (moment === null ? none : momentText(moment, locale)),
    money: (amount: number | null, currency: string | null) =>
      amount === null || currency === null ? none : moneyText(amount, currency, locale),
  };
}

const none = '–';
