import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from './useFormats.ts';
import { useTold } from './useTold.ts';

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

/** What is known of a record, name and value under each other; what is not known has a dash, and what is not told no place. */
export function Facts({ title, facts: all }: FactsProps) {
  const translate = useTranslate();
  const isTold = useTold();
  const facts = all.filter(({ label }) => {
    const [, resource, field] = /^resources\.([^.]+)\.fields\.(.+)$/.exec(label) ?? [];
    return !resource || !field || isTold(resource, field);
  });
  const { figure } = useFormats();
  if (facts.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      {title && (
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mb: 1 }}>
          {translate(title, { _: title })}
        </Typography>
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: columns }}>
        {facts.map(({ label, value, isLong }) => (
          <Box key={label} sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isLong && { gridColumn: '1 / -1' }) }}>
            <Typography component="dt" variant="caption" color="text.secondary">
              {translate(label, { _: label })}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
              {shown(value, figure)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(220px, 1fr))' };

function shown(value: ReactNode, figure: (value: number) => string): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'number' ? figure(value) : value;
}
