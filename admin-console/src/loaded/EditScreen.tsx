import type { ReactNode } from 'react';
import { Edit, type EditProps, type RaRecord, useTranslate } from 'react-admin';
import { RecordBody } from './RecordBody.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { stayHere } from './stayHere.ts';

interface EditScreenProps<R extends RaRecord>
  extends Omit<EditProps<R>, 'title' | 'error' | 'offline' | 'queryOptions' | 'mutationMode'> {
  /** The name of the record. */
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A record to change. What is saved is saved before the screen says so. */
export function EditScreen<R extends RaRecord>({ children, title, ...edit }: EditScreenProps<R>) {
  const translate = useTranslate();
  return (
    <Edit<R>
      {...edit}
      title={
        <RecordTitle>
          {translate('ra.action.edit')} {title}
        </RecordTitle>
      }
      mutationMode="pessimistic"
      queryOptions={stayHere}
      // As children it would not be drawn without a record.
      render={({ record, error, refetch }) => <RecordBody {...{ record, error, refetch }}>{children}</RecordBody>}
    />
  );
}
