import { useForm, useSaveBilling } from 'shop-core';
import type { BillingAddress } from 'shop-core/contract';
import { type Address, billingProblems, selectFound, selectLevel } from 'shop-core/rules';
import { AddressFields } from '../ui/AddressFields.tsx';
import { Button } from '../ui/Button.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';

/** The areas are one value of the form: a choice changes several of them at once, as the rule says. */
interface BillingValues {
  areas: Address;
  address: string;
  company: string;
  place: string;
}

interface BillingFormProps {
  readonly billing: BillingAddress;
  /** Told when the address is saved, to close the dialog it is in. */
  readonly onSaved?: () => void;
}

/** The billing address to fill in (S5.57, S5.58): in the account, and where it is missing. */
export function BillingForm({ billing, onSaved }: BillingFormProps) {
  const save = useSaveBilling();
  const { province, city, district, subdistrict, postalCode } = billing;
  const form = useForm<BillingValues>({
    defaults: {
      areas: { province, city, district, subdistrict, postalCode },
      address: billing.address ?? '',
      company: billing.company ?? '',
      place: billing.place ?? '',
    },
    keepAs: 'billing',
    problems: problemsOf,
    submit: async ({ areas, ...texts }) => {
      const result = await save.run({ ...areas, ...texts });
      if (result.ok) onSaved?.();
      return result;
    },
  });
  const { areas } = form.values;
  return (
    <PostForm onSubmit={(event) => void form.onSubmit(event)}>
      <AddressFields
        address={areas}
        refOf={(field) => form.field(`areas.${field}`).ref}
        errorOf={(field) => form.errorAt(`areas.${field}`)}
        onSelect={({ level, choice }) => form.set('areas', selectLevel(areas, level, choice))}
        onFind={(found) => form.set('areas', selectFound(found))}
        onPostalCode={(code) => form.set('areas', { ...areas, postalCode: code })}
      />
      <TextArea {...form.field('address')} label="Alamat lengkap" isRequired rows={3} autoComplete="street-address" />
      <div className="form-row">
        <TextField {...form.field('company')} label="Nama gedung" isRequired={false} />
        <TextField {...form.field('place')} label="Patokan" isRequired={false} />
      </div>
      {form.error && (
        <p className="field__error" role="alert">
          {form.error}
        </p>
      )}
      <Button type="submit" isPending={form.isSubmitting}>
        Simpan alamat
      </Button>
    </PostForm>
  );
}

const areaFields: ReadonlySet<string> = new Set(['province', 'city', 'district', 'subdistrict', 'postalCode']);

function problemsOf({ areas, ...texts }: BillingValues) {
  return billingProblems({ ...areas, ...texts }).map((problem) => ({
    ...problem,
    field: areaFields.has(problem.field) ? `areas.${problem.field}` : problem.field,
  }));
}
