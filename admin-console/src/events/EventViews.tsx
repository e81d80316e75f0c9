import { Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** The two ways to look at the calendar. */
export function EventViews({ chosen }: { readonly chosen: 'month' | 'list' }) {
  const translate = useTranslate();
  return (
    <Tabs value={chosen} aria-label={translate('console.events.view')}>
      <Tab value="month" component={Link} to="/events" label={translate('console.events.month')} />
      <Tab value="list" component={Link} to="/events/list" label={translate('console.events.list')} />
    </Tabs>
  );
}
