import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { KeptForm } from '../loaded/KeptForm.tsx';
import { SaveFormButton } from '../loaded/SaveFormButton.tsx';

interface RecordFormProps {
  readonly children: ReactNode;
  /** Of a new record: every field that it may leave empty. */
  readonly defaultValues?: Readonly<Record<string, unknown>>;
}

/** The form of a record: warns before what was typed is left, and has no way to delete by mistake. */
export function RecordForm({ children, defaultValues }: RecordFormProps) {
  return (
    <KeptForm noValidate mode="onBlur" reValidateMode="onBlur" {...(defaultValues && { defaultValues })}>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>{children}</Box>
      <SaveBar />
    </KeptForm>
  );
}

/** Stays in sight however long the form is. */
function SaveBar() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Box
      sx={{
        ...{ position: 'sticky', bottom: 0, display: 'flex', gap: 1, px: { xs: 2, sm: 3 }, py: 1.5, zIndex: 1 },
        ...{ backgroundColor: 'background.paper', borderTop: 1, borderColor: 'divider' },
      }}
    >
      <SaveFormButton />
      <Button onClick={() => navigate(-1)}>{translate('ra.action.cancel')}</Button>
    </Box>
  );
}
