import { AutocompleteInput, SelectInput } from 'react-admin';
import { currency } from '../contract/index.ts';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';
import { SearchField } from '../records/SearchField.tsx';

const currencies = currency.options.map((id) => ({ id, name: id }));
const matching = (q: string) => ({ q });

/** What a list of invoices can be narrowed by. */
export const invoiceFilters = [
  <SearchField key="q" source="q" alwaysOn hint="console.invoices.search" />,
  <ChoiceFrom key="clientId" source="clientId" reference="clients">
    <AutocompleteInput label="resources.invoices.fields.billToName" filterToQuery={matching} />
  </ChoiceFrom>,
  <ChoiceFrom key="typeId" source="typeId" reference="types" sort={{ field: 'name', order: 'ASC' }} perPage={100}>
    <SelectInput label="resources.invoices.fields.typeName" />
  </ChoiceFrom>,
  <SelectInput key="currency" source="currency" choices={currencies} translateChoice={false} />,
];
