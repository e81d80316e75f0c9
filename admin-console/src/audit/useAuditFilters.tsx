import { AutocompleteInput, DateInput, NumberInput, SelectInput, TextInput, usePermissions } from 'react-admin';
import { audit } from '../i18n/en/audit.ts';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';

const { entity, action } = audit;
const choicesOf = (kind: string, words: object) =>
  Object.keys(words).map((id) => ({ id, name: `console.audit.${kind}.${id}` }));

/** What the log is searched by. Who may not see the admins can't choose one. */
export function useAuditFilters() {
  const { permissions = [] } = usePermissions<readonly string[]>();
  const mayChooseAdmin = permissions.includes('list-users');
  return [
    <TextInput key="q" source="q" label="console.audit.search" type="search" resettable alwaysOn />,
    <SelectInput
      key="entity"
      source="entity"
      label="console.audit.filter.entity"
      choices={choicesOf('entity', entity)}
      alwaysOn
    />,
    <DateInput key="from" source="from" label="console.audit.filter.from" alwaysOn />,
    <DateInput key="to" source="to" label="console.audit.filter.to" alwaysOn />,
    <SelectInput
      key="action"
      source="action"
      label="console.audit.filter.action"
      choices={choicesOf('action', action)}
    />,
    <NumberInput key="entityId" source="entityId" label="console.audit.filter.entityId" />,
    ...(mayChooseAdmin ? [byAdmin] : []),
  ];
}

const byAdmin = (
  <ChoiceFrom key="adminId" source="adminId" reference="users" label="console.audit.filter.adminId">
    <AutocompleteInput
      label="console.audit.filter.adminId"
      optionText="name"
      filterToQuery={(search: string) => ({ search })}
    />
  </ChoiceFrom>
);
