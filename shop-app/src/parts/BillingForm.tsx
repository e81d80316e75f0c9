import { useForm, useSaveBilling, useSaveProfile, useShop } from 'shop-core';
import type { BillingAddress, Customer } from 'shop-core/contract';
import { type Address, billingProblems, jakartaDate, selectFound, selectLevel } from 'shop-core/rules';
import { profileProblems } from 'shop-core/rules/account';
import { AddressFields } from '../ui/AddressFields.tsx';
import { Button } from '../ui/Button.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { isAboutTheRest } from './isAboutTheRest.ts';

/** The areas are one value of the form: a choice changes several of them at once, as the rule says. */
interface BillingValues {
  areas: Address;
  address: string;
  company: string;
  place: string;
  firstName: string;
  phoneNumber: string;
}

interface BillingFormProps {
  readonly billing: BillingAddress;
  /** Told when the address is saved, to close the dialog it is in. */
  readonly onSaved?: () => void;
  /** Whose name and number an order lacks as well (S5.41): asked here, so that there is one form to save. */
  readonly contact?: Customer | undefined;
}

/** The billing address to fill in (S5.57, S5.58): in the account, and where it is missing. */
export function BillingForm({ billing, onSaved, contact }: BillingFormProps) {
  const shop = useShop();
  const save = useSaveBilling();
  const saveProfile = useSaveProfile({ mayWait: true });
  const { province, city, district, subdistrict, postalCode } = billing;
  const form = useForm<BillingValues>({
    defaults: {
      areas: { province, city, district, subdistrict, postalCode },
      address: billing.address ?? '',
      company: billing.company ?? '',
      place: billing.place ?? '',
      firstName: contact?.firstName ?? '',
      phoneNumber: contact?.phoneNumber ?? '',
    },
    keepAs: 'billing',
    problems: (values) => [
      ...(contact ? profileProblems({ ...contact, ...whoIn(values) }, jakartaDate(shop.now()), contact) : []),
      ...problemsOf(values),
    ],
    submit: async ({ areas, ...texts }) => {
      const who = contact && (await saveProfile.run({ ...contact, ...whoIn(texts) }));
      // A back end that wants more than an order needs is given it in the form of the profile, which comes next.
      if (who && !who.ok && !isAboutTheRest(who.error)) return who;
      const result = await save.run({ ...areas, ...texts });
      if (result.ok) onSaved?.();
      return result;
    },
  });
  const { areas } = form.values;
  return (
    <PostForm onSubmit={(event) => void form.onSubmit(event)}>
      {contact && <ContactFields name={form.field('firstName')} phone={form.field('phoneNumber')} />}
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

type Field = Omit<Parameters<typeof TextField>[0], 'label'>;

function ContactFields({ name, phone }: { readonly name: Field; readonly phone: Field }) {
  return (
    <div className="form-row">
      <TextField {...name} label="Nama depan" isRequired autoComplete="given-name" />
      <TextField {...phone} label="Nomor telepon" type="tel" inputMode="tel" isRequired autoComplete="tel" />
    </div>
  );
}

const whoIn = ({ firstName, phoneNumber }: Pick<BillingValues, 'firstName' | 'phoneNumber'>) => ({
  firstName,
  phoneNumber,
});

const areaFields: ReadonlySet<string> = new Set(['province', 'city', 'district', 'subdistrict', 'postalCode']);

function problemsOf({ areas, ...texts }: BillingValues) {
  return billingProblems({ ...areas, ...texts }).map((problem) => ({
    ...problem,
    field: areaFields.has(problem.field) ? `areas.${problem.field}` : problem.field,
  }));
}
