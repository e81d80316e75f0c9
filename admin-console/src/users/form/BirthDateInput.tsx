import { TextField } from '@mui/material';
import { InputHelperText, useInput, useLocaleState, useTranslate } from 'react-admin';
import { type CalendarDate, jakartaDate } from 'shop-core/rules';
import { understoodDay } from 'shop-core/rules/typed';
import { CalendarButton } from '../../records/CalendarButton.tsx';
import { dayInWords } from './dayInWords.ts';

/**
 * A date that can be typed in any usual way or chosen in the browser's calendar. It stands there as 'dd MMM yyyy' for a
 * new admin and as 'yyyy-MM-dd' for one that is edited (S9.19).
 */
export function BirthDateInput({ isNew }: { readonly isNew: boolean }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { field, fieldState, id } = useInput({ source: 'birthDate', parse: (text: string) => text });
  const shown = (day: CalendarDate) => (isNew ? dayInWords(day, locale) : day);
  const tidy = () => {
    const day = dayOf(field.value);
    if (day && shown(day) !== field.value) field.onChange(shown(day));
    field.onBlur();
  };
  const calendar = (
    <CalendarButton
      type="date"
      max={jakartaDate(new Date())}
      value={dayOf(field.value) ?? ''}
      choose={(text) => {
        const day = dayOf(text);
        if (day) field.onChange(shown(day));
      }}
    />
  );
  return (
    <TextField
      id={id}
      name={field.name}
      value={field.value}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={tidy}
      label={translate('console.userForm.fields.birthDate')}
      required={isNew}
      placeholder={isNew ? dayInWords(example, locale) : example}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message ?? ''} />}
      slotProps={{
        input: { endAdornment: calendar },
        htmlInput: { autoComplete: 'off' },
      }}
    />
  );
}

const example = '1990-05-17' as CalendarDate;

const dayOf = (text: unknown) => understoodDay(String(text ?? '')).value;
