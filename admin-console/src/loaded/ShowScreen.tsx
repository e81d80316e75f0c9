import type { ReactNode } from 'react';
import { type RaRecord, Show, type ShowProps } from 'react-admin';
import { RecordBody } from './RecordBody.tsx';
import { RecordTitle } from './RecordTitle.tsx';
import { stayHere } from './stayHere.ts';

interface ShowScreenProps<R extends RaRecord>
  extends Omit<ShowProps<R>, 'title' | 'error' | 'offline' | 'queryOptions'> {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A record to look at. */
export function ShowScreen<R extends RaRecord>({ children, title, ...show }: ShowScreenProps<R>) {
  return (
    <Show<R>
      {...show}
      title={<RecordTitle>{title}</RecordTitle>}
      queryOptions={stayHere}
      render={({ record, error, refetch }) => <RecordBody {...{ record, error, refetch }}>{children}</RecordBody>}
    />
  );
}
