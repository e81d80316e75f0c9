import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

export interface Fact {
  /** The key of its name. */
  readonly label: string;
  readonly value: ReactNode;
  /** Takes the whole width: a text of several lines. */
  readonly isLong?: boolean;
}

interface FactsProps {
  readonly title?: string;
  readonly facts: readonly Fact[];
}

/** What is known of a record, name and value under each other; what is not known has a dash. */
export function Facts({ title, facts }: FactsProps) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mb: 3 }}>
      {title && (
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mb: 1 }}>
          {translate(title)}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: gridOf(220) }}>
        {facts.map(({ label, value, isLong }) => (
          <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isLong && { gridColumn: '1 / -1' }) }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(label)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {value === null || value === undefined || value === '' ? '–' : value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const gridOf = (width: number) => `repeat(auto-fill, minmax(min(${width}px, 100%), 1fr))`;
