import { ShowButton, TopToolbar } from 'react-admin';

export function EditBar() {
  return (
    <TopToolbar>
      <ShowButton />
    </TopToolbar>
  );
}
