import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';

interface RecordFormProps {
  readonly children: ReactNode;
  /** Of a new record: every field that it may leave empty. */
  readonly defaultValues?: Readonly<Record<string, unknown>>;
}

/** The form of a record: warns before what was typed is left, and has no way to delete by mistake. */
export function RecordForm({ children, defaultValues }: RecordFormProps) {
  return (
    <SimpleForm
      toolbar={<SaveBar />}
      warnWhenUnsavedChanges
      noValidate
      mode="onBlur"
      reValidateMode="onBlur"
      {...(defaultValues && { defaultValues })}
    >
      {children}
    </SimpleForm>
  );
}

function SaveBar() {
  return (
    <Toolbar>
      <SaveButton />
    </Toolbar>
  );
}
