import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { ReferenceArrayInput, type ReferenceArrayInputProps } from 'react-admin';
import { ChoicesNote } from './ChoicesNote.tsx';

interface ChoicesFromProps extends Pick<ReferenceArrayInputProps, 'sort' | 'filter' | 'perPage'> {
  readonly source: string;
  readonly reference: string;
  /** The input that shows the choices. */
  readonly children: ReactElement;
}

/** Some of the rows of a resource. */
export function ChoicesFrom({ children, ...reference }: ChoicesFromProps) {
  return (
    <ReferenceArrayInput {...reference}>
      <Box sx={{ minWidth: 0 }}>
        {children}
        <ChoicesNote />
      </Box>
    </ReferenceArrayInput>
  );
}
