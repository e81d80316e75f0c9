import type { ReactNode } from 'react';
import { List, type ListProps } from 'react-admin';
import { ListBody } from './ListBody.tsx';
import { stayHere } from './stayHere.ts';

interface ListScreenProps extends Omit<ListProps, 'exporter' | 'empty' | 'error' | 'offline' | 'queryOptions'> {
  readonly children: ReactNode;
}

/** A list of the back office. What its rows are, they say themselves; that they could not be had, it says for them all. */
export function ListScreen({ children, ...list }: ListScreenProps) {
  return (
    <List exporter={false} empty={false} {...list} queryOptions={stayHere}>
      <ListBody>{children}</ListBody>
    </List>
  );
}
