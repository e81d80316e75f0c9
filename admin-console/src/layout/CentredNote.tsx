import { Stack, type SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';

interface CentredNoteProps {
  readonly icon: ComponentType<SvgIconProps>;
  readonly children: ReactNode;
}

/** What stands where there is nothing to list: an icon, a sentence, and the way on. */
export function CentredNote({ icon: Icon, children }: CentredNoteProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 8 }}>
      <Icon aria-hidden sx={{ fontSize: 48, color: 'text.secondary', opacity: 0.7 }} />
      {children}
    </Stack>
  );
}
