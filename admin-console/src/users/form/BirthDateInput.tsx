import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef } from 'react';
import { InputHelperText, useInput, useLocaleState, useTranslate } from 'react-admin';
import { type CalendarDate, jakartaDate } from 'shop-core/rules';
import { dayInWords, typedDay } from './typedDay.ts';

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
    const day = typedDay(String(field.value));
    if (day && shown(day) !== field.value) field.onChange(shown(day));
    field.onBlur();
  };
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
        input: { endAdornment: <Calendar text={String(field.value)} choose={(day) => field.onChange(shown(day))} /> },
        htmlInput: { autoComplete: 'off', maxLength: 20 },
      }}
    />
  );
}

const example = '1990-05-17' as CalendarDate;

interface CalendarProps {
  readonly text: string;
  readonly choose: (day: CalendarDate) => void;
}

/** The browser's own calendar behind a button. */
function Calendar({ text, choose }: CalendarProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      <Box
        ref={input}
        component="input"
        type="date"
        aria-hidden
        tabIndex={-1}
        max={jakartaDate(new Date())}
        value={typedDay(text) ?? ''}
        onChange={({ target }: { target: HTMLInputElement }) => {
          const day = typedDay(target.value);
          if (day) choose(day);
        }}
        sx={{ position: 'absolute', right: 14, bottom: 0, width: 0, height: 0, p: 0, border: 0, opacity: 0 }}
      />
      <IconButton
        size="small"
        edge="end"
        aria-label={translate('console.userForm.openCalendar')}
        onClick={() => input.current?.showPicker()}
      >
        <CalendarIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
