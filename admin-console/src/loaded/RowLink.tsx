import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface RowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/**
 * What names a row, as the link to its record. It lies over the whole row: a click anywhere, with whatever key or button,
 * is one on a link, and who has no mouse comes to it as to any other.
 */
export function RowLink({ to, children }: RowLinkProps) {
  return (
    <Link component={RouterLink} to={to} state={fromTheTop} color="inherit" underline="hover" sx={overTheRow}>
      {children}
    </Link>
  );
}

// As react-admin does it for its own rows.
const fromTheTop = { _scrollToTop: true };

const overTheRow = {
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
} as const;

/** Of the table around it: where the links of its rows end, and what of a row can be pressed by itself. */
export const linkedRows = {
  '& tbody .RaDataTable-row': { position: 'relative' },
  '& tbody .RaDataTable-row :is(button, a):not(.MuiLink-root)': { position: 'relative', zIndex: 1 },
} as const;
