import { Card, CardContent, Typography } from '@mui/material';
import { BarRows, type BarRowsProps } from '../charts/BarRows.tsx';

/** Bars with their title above them, which is also what a screen reader calls them. */
export function BarCard({ label, ...bars }: BarRowsProps) {
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
          {label}
        </Typography>
        <BarRows label={label} {...bars} />
      </CardContent>
    </Card>
  );
}
