import { FormDataConsumer, required, SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChoiceFrom } from '../loaded/ChoiceFrom.tsx';

const byName = { field: 'name', order: 'ASC' } as const;

/** The type of the work, and what it is within that type; another type has other details. */
export function TypeInputs() {
  const { setValue } = useFormContext();
  return (
    <>
      <ChoiceFrom source="typeId" reference="types" sort={byName} perPage={100}>
        <SelectInput validate={required()} onChange={() => setValue('typeDetailId', null, { shouldDirty: true })} />
      </ChoiceFrom>
      <FormDataConsumer<{ typeId?: number }>>
        {({ formData: { typeId } }) =>
          // Without a type nothing is asked for, which React-admin would show as on its way for ever.
          typeId ? (
            <ChoiceFrom
              source="typeDetailId"
              reference="types-detail"
              sort={{ field: 'sort', order: 'ASC' }}
              perPage={100}
              filter={{ typeId }}
            >
              <SelectInput />
            </ChoiceFrom>
          ) : (
            <SelectInput source="typeDetailId" choices={[]} disabled />
          )
        }
      </FormDataConsumer>
    </>
  );
}
