import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Box, IconButton, InputAdornment } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';

export interface CalendarButtonProps {
  readonly type: 'date' | 'datetime-local';
  /** As the browser writes it: '2026-08-17', or with 'T09:30'; '' while nothing is chosen. */
  readonly value: string;
  readonly max?: string;
  readonly choose: (text: string) => void;
}

/** The browser's own calendar behind a button. */
export function CalendarButton({ type, value, max, choose }: CalendarButtonProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <InputAdornment position="end">
      <Box
        ref={input}
        component="input"
        type={type}
        aria-hidden
        tabIndex={-1}
        max={max}
        value={value}
        onChange={({ target }: { target: HTMLInputElement }) => choose(target.value)}
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
