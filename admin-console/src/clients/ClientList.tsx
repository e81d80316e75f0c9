import { Tab, Tabs } from '@mui/material';
import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { clientType } from '../contract/index.ts';
import { NotFound } from '../layout/NotFound.tsx';
import { RecordList } from '../loaded/RecordList.tsx';
import { SearchField } from '../records/SearchField.tsx';
import { ClientTable } from './ClientTable.tsx';
import { clientSheet } from './clientSheet.ts';

const inMenu = ['Underwriter', 'Broker', 'Shipowner', 'Adjuster'] as const;
const types = clientType.options.map((id) => ({ id, name: id }));
const search = <SearchField key="q" source="q" alwaysOn hint="console.clients.search" />;
const active = <BooleanInput key="isActive" source="isActive" />;
const type = <SelectInput key="type" source="type" choices={types} translateChoice={false} />;
const allFilters = [search, type, active];
const typeFilters = [search, active];

/** All clients, or those of a type (S2.15). */
export function ClientList() {
  const translate = useTranslate();
  const { type: asked } = useParams();
  if (asked !== undefined && !inMenu.some((known) => known === asked)) return <NotFound />;
  return (
    <>
      <TypeTabs chosen={asked ?? ''} />
      <RecordList
        key={asked ?? ''}
        sheet={clientSheet}
        sort={{ field: 'name', order: 'ASC' }}
        filters={asked === undefined ? allFilters : typeFilters}
        {...(asked !== undefined && {
          filter: { type: asked },
          storeKey: `clients.${asked}`,
          title: `${translate('resources.clients.name', 2)} · ${asked}`,
        })}
      >
        <ClientTable hasType={asked === undefined} />
      </RecordList>
    </>
  );
}

function TypeTabs({ chosen }: { readonly chosen: string }) {
  const translate = useTranslate();
  return (
    <Tabs value={chosen} variant="scrollable" aria-label={translate('resources.clients.fields.type')}>
      <Tab value="" component={Link} to="/clients" label={translate('console.clients.all')} />
      {inMenu.map((each) => (
        <Tab key={each} value={each} component={Link} to={`/clients/type/${each}`} label={each} />
      ))}
    </Tabs>
  );
}
