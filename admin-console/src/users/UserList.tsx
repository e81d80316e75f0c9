import { Alert, type Theme, useMediaQuery } from '@mui/material';
import { List, SortButton, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { pageSizes } from 'shop-core/rules';
import { ListPages } from '../records/ListPages.tsx';
import { AddUserButtons } from './AddUserButtons.tsx';
import { UserSearch } from './UserSearch.tsx';
import { UserTable } from './UserTable.tsx';

/** The admins of the console (S2.2), ten a page unless one chooses 25 or 50 (S9.1, S9.2). */
export function UserList() {
  return (
    <List
      title="Admin"
      actions={<UserListBar />}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={10}
      pagination={<ListPages sizes={pageSizes} />}
      empty={false}
      exporter={false}
    >
      <UserTable />
      <LeftOutNote />
    </List>
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
  const { meta } = useListContext();
  if (!meta?.leftOut) return null;
  return <Alert severity="info">{translate('console.users.leftOut', { count: meta.leftOut })}</Alert>;
}
