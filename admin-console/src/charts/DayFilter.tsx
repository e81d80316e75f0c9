import { Box, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { isCalendarDate } from 'shop-core/rules';

interface DayFilterProps {
  readonly from: string;
  readonly to: string;
}

/** Of which days the charts are; kept in the address. A date counts once it is left. */
export function DayFilter({ from, to }: DayFilterProps) {
  const translate = useTranslate();
  const [, setQuery] = useSearchParams();
  const days = { from, to };
  const change = (name: 'from' | 'to', day: string) => {
    if (isCalendarDate(day) && day !== days[name]) setQuery({ ...days, [name]: day });
  };
  return (
    <Box sx={{ display: 'flex', gap: { xs: 1, sm: 2 } }}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          size="small"
          fullWidth={false}
          sx={{ flex: { xs: 1, sm: '0 0 180px' }, minWidth: 0 }}
          label={translate(`console.charts.${name}`)}
          defaultValue={days[name]}
          onBlur={({ target }) => change(name, target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Box>
  );
}
