import { Alert, type Theme, useMediaQuery } from '@mui/material';
import { SortButton, TopToolbar, useTranslate } from 'react-admin';
import { pageSizes } from 'shop-core/rules';
import { ListPages } from '../loaded/ListPages.tsx';
import { ListScreen } from '../loaded/ListScreen.tsx';
import { useListAsk } from '../loaded/useListAsk.ts';
import { AddUserButtons } from './AddUserButtons.tsx';
import { UserSearch } from './UserSearch.tsx';
import { UserTable } from './UserTable.tsx';

/** The admins of the console (S2.2), ten a page unless one chooses 25 or 50 (S9.1, S9.2). */
export function UserList() {
  return (
    <ListScreen
      title="Admin"
      actions={<UserListBar />}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={10}
      pagination={<ListPages sizes={pageSizes} />}
    >
      <UserTable />
      <LeftOutNote />
    </ListScreen>
  );
}

function UserListBar() {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <TopToolbar sx={{ width: '100%', justifyContent: 'flex-start', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <UserSearch sx={{ flex: { xs: '1 1 220px', sm: '0 0 320px' } }} />
      {isPhone && <SortButton fields={['name', 'email']} />}
      <AddUserButtons />
    </TopToolbar>
  );
}

/** A search shows at most 50 matches; whoever looks for another has to know that it exists. */
function LeftOutNote() {
  const translate = useTranslate();
  const { meta } = useListAsk();
  if (!meta?.leftOut) return null;
  return <Alert severity="info">{translate('console.users.leftOut', { smart_count: meta.leftOut })}</Alert>;
}
