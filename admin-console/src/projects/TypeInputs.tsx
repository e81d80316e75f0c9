import { FormDataConsumer, ReferenceInput, required, SelectInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';

const byName = { field: 'name', order: 'ASC' } as const;

/** The type of the work, and what it is within that type; another type has other details. */
export function TypeInputs() {
  const { setValue } = useFormContext();
  return (
    <>
      <ReferenceInput source="typeId" reference="types" sort={byName} perPage={100}>
        <SelectInput validate={required()} onChange={() => setValue('typeDetailId', null, { shouldDirty: true })} />
      </ReferenceInput>
      <FormDataConsumer<{ typeId?: number }>>
        {({ formData: { typeId } }) => (
          <ReferenceInput
            source="typeDetailId"
            reference="types-detail"
            sort={{ field: 'sort', order: 'ASC' }}
            perPage={100}
            filter={{ typeId }}
            enableGetChoices={() => typeId !== undefined}
          >
            <SelectInput disabled={typeId === undefined} />
          </ReferenceInput>
        )}
      </FormDataConsumer>
    </>
  );
}
