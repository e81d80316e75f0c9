import { useTranslate } from 'react-admin';
import { deviceOf } from '../account/deviceOf.ts';
import { useFormats } from '../records/useFormats.ts';
import type { FieldChange } from './changesOf.ts';

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Where the words for the states of a resource are. */
const statusWords: Readonly<Record<string, string>> = {
  projects: 'console.projectStatus',
  invoices: 'console.invoiceStatus',
  reports: 'console.reportStatus',
};
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** Names and values of an audited record as a person reads them. */
export function useAuditTexts(entity: string) {
  const translate = useTranslate();
  const textOf = useValueText();

  const label = (name: string) => {
    const ofResource = translate(`resources.${entity}.fields.${name}`, { _: name });
    const ofForm = entity === 'users' ? translate(`console.userForm.fields.${name}`, { _: ofResource }) : ofResource;
    return translate(`console.audit.field.${name}`, { _: ofForm });
  };

  const change = ({ name, before, after }: FieldChange): string => {
    if (isList(before) && isList(after)) return listChange(before, after);
    const text = (value: unknown) => {
      if (name === 'status') return translate(`${statusWords[entity]}.${value}`, { _: String(value ?? '–') });
      const device = name === 'userAgent' ? deviceOf(String(value)) : undefined;
      return device ? translate('console.security.logins.on', device) : textOf(value);
    };
    if (before === undefined) return text(after);
    return after === undefined ? text(before) : `${text(before)} → ${text(after)}`;
  };

  const listChange = (before: readonly string[], after: readonly string[]) => {
    const said = (key: string, items: readonly string[]) =>
      items.length === 0 ? [] : translate(`console.audit.${key}`, { items: items.join(', ') });
    const added = after.filter((item) => !before.includes(item));
    const removed = before.filter((item) => !after.includes(item));
    return [said('added', added), said('removed', removed)].flat().join('; ');
  };

  return { label, change };
}

function useValueText() {
  const translate = useTranslate();
  const formats = useFormats();
  return (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (value === '***') return translate('console.audit.hidden');
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (isList(value)) return value.join(', ');
    if (typeof value === 'object') return JSON.stringify(value);
    const written = String(value);
    if (day.test(written)) return formats.day(written);
    return moment.test(written) ? formats.moment(written) : written;
  };
}
