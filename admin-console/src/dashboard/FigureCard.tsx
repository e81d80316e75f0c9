import { Card, Link as MuiLink, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { LeftOutNote } from '../invoices/LeftOutNote.tsx';
import { TextLink } from '../records/TextLink.tsx';
import { useFormats } from '../records/useFormats.ts';
import type { Figure } from './figureCards.ts';

/** A figure, which is the way to its list. */
export function FigureCard({ name, to, value, isMoney, also, leftOut = [] }: Figure) {
  const translate = useTranslate();
  const { figure, money } = useFormats();
  const label = translate(`console.dashboard.${name}`);
  const shown = isMoney ? money(value, 'IDR') : figure(value);
  const more = also && translate(`console.dashboard.${name}Also`, { amount: money(also.value, 'IDR') });
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <MuiLink
        component={Link}
        to={to}
        aria-label={`${label}: ${shown}`}
        underline="hover"
        color="inherit"
        sx={{ fontSize: isMoney ? 22 : 30, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}
      >
        {shown}
      </MuiLink>
      {more && (
        <Typography variant="body2" color="text.secondary">
          {also?.to ? <TextLink to={also.to}>{more}</TextLink> : more}
        </Typography>
      )}
      <LeftOutNote leftOut={leftOut} />
    </Card>
  );
}
