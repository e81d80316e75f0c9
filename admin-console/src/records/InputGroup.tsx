import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface InputGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Inputs that belong together, as many beside each other as there is room for. */
export function InputGroup({ title, children }: InputGroupProps) {
  const translate = useTranslate();
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, width: '100%', minWidth: 0 }}>
      <Typography component="legend" variant="subtitle1" sx={{ fontWeight: 650, mb: 0.5 }}>
        {translate(title)}
      </Typography>
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }}
      >
        {children}
      </Box>
    </Box>
  );
}
