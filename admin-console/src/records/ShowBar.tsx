import { DeleteButton, EditButton, TopToolbar } from 'react-admin';

/** What can be done with the record at hand, for who may. Deleting asks first and can be refused by the server. */
export function ShowBar() {
  return (
    <TopToolbar>
      <EditButton />
      <DeleteButton mutationMode="pessimistic" confirmColor="warning" />
    </TopToolbar>
  );
}
