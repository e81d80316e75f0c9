import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { ReferenceInput, type ReferenceInputProps } from 'react-admin';
import { ChoicesNote } from './ChoicesNote.tsx';

interface ChoiceFromProps extends Pick<ReferenceInputProps, 'sort' | 'filter' | 'perPage' | 'label'> {
  readonly source: string;
  readonly reference: string;
  /** The input that shows the choices. */
  readonly children: ReactElement;
}

/** One of the rows of a resource. */
export function ChoiceFrom({ children, ...reference }: ChoiceFromProps) {
  return (
    <ReferenceInput {...reference}>
      <Box sx={{ minWidth: 0 }}>
        {children}
        <ChoicesNote />
      </Box>
    </ReferenceInput>
  );
}
