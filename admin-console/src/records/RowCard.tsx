import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface RowCardProps {
  readonly title: ReactNode;
  /** Short facts; those that are missing are left out. */
  readonly facts: readonly (string | number | null | undefined | false)[];
  readonly children?: ReactNode;
}

/** A row of a list as a phone shows it. */
export function RowCard({ title, facts, children }: RowCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>{children}</Box>}
    </Box>
  );
}
