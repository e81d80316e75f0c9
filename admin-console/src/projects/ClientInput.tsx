import { AutocompleteInput, required } from 'react-admin';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';

interface ClientInputProps {
  readonly source: string;
  readonly type?: string;
  readonly isRequired?: boolean;
  /** Where its source alone does not tell. */
  readonly label?: string;
}

/** One of the clients, found by a part of its name or code. */
export function ClientInput({ source, type, isRequired, label }: ClientInputProps) {
  return (
    <ChoiceFrom
      source={source}
      reference="clients"
      sort={{ field: 'name', order: 'ASC' }}
      {...(type && { filter: { type } })}
    >
      <AutocompleteInput
        filterToQuery={(q: string) => ({ q })}
        {...(isRequired && { validate: required() })}
        {...(label && { label })}
      />
    </ChoiceFrom>
  );
}
