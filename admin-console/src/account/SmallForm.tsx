import { Alert, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldProblem } from 'shop-core/rules';
import { fieldSentences } from '../i18n/fieldSentences.ts';
import { KeptForm } from '../loaded/KeptForm.tsx';
import { useSending, type Values } from './useSending.ts';

interface SmallFormProps {
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly problemsOf: (values: Values) => readonly FieldProblem[];
  readonly onCancel?: () => void;
}

/** A form of a few fields with its button, and what was refused above them. */
export function SmallForm({ children, submitLabel, onSubmit, problemsOf, onCancel }: SmallFormProps) {
  const translate = useTranslate();
  const { submit, problem, isSending } = useSending(onSubmit);
  return (
    <KeptForm
      isSecret
      onSubmit={submit}
      validate={(values: Values) => fieldSentences(problemsOf(values), translate)}
      mode="onSubmit"
      reValidateMode="onBlur"
      noValidate
      disableInvalidFormNotification
    >
      {problem && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {problem}
        </Alert>
      )}
      <Stack sx={{ maxWidth: 400 }}>{children}</Stack>
      <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
        <Button type="submit" variant="contained" loading={isSending}>
          {translate(submitLabel)}
        </Button>
        {onCancel && <Button onClick={onCancel}>{translate('console.security.factor.cancel')}</Button>}
      </Stack>
    </KeptForm>
  );
}
