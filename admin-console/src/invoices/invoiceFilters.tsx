import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { currency } from '../contract/index.ts';
import { SearchField } from '../records/SearchField.tsx';

const currencies = currency.options.map((id) => ({ id, name: id }));
const matching = (q: string) => ({ q });

/** What a list of invoices can be narrowed by. */
export const invoiceFilters = [
  <SearchField key="q" source="q" alwaysOn hint="console.invoices.search" />,
  <ReferenceInput key="clientId" source="clientId" reference="clients">
    <AutocompleteInput label="resources.invoices.fields.billToName" filterToQuery={matching} />
  </ReferenceInput>,
  <ReferenceInput key="typeId" source="typeId" reference="types" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <SelectInput label="resources.invoices.fields.typeName" />
  </ReferenceInput>,
  <SelectInput key="currency" source="currency" choices={currencies} translateChoice={false} />,
];
