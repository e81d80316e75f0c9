import { Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
