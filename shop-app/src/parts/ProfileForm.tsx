import { useState } from 'react';
import { useForm, useSaveProfile, useShop } from 'shop-core';
import type { Customer } from 'shop-core/contract';
import { jakartaDate } from 'shop-core/rules';
import { genderLabel, profileProblems } from 'shop-core/rules/account';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { DateField } from '../ui/DateField.tsx';
import { PostForm } from '../ui/PostForm.tsx';
import { RadioList } from '../ui/RadioList.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CompanySection } from './CompanySection.tsx';
import { isAboutTheRest } from './isAboutTheRest.ts';

interface ProfileFormProps {
  readonly customer: Customer;
  /** Told when the profile is saved, to close the dialog it is in. */
  readonly onSaved?: () => void;
  /** Only what an order needs (S5.41): birth date and gender wait, unless the back end won't have it so. */
  readonly isForOrder?: boolean;
}

/** The personal information to fill in (S5.54-S5.56): in the account, and where it is missing. */
export function ProfileForm({ customer, onSaved, isForOrder = false }: ProfileFormProps) {
  const shop = useShop();
  const [isShort, setShort] = useState(isForOrder);
  const save = useSaveProfile({ mayWait: isShort });
  const form = useForm({
    defaults: valuesOf(customer),
    keepAs: 'profile',
    problems: (values) => profileProblems(values, jakartaDate(shop.now()), isShort ? customer : undefined),
    submit: async (values) => {
      const result = await save.run(values);
      // Until the new address is confirmed the old one counts.
      if (result.ok) form.set('email', result.value.email);
      if (result.ok) onSaved?.();
      else if (isAboutTheRest(result.error)) setShort(false);
      return result;
    },
  });
  const gender = form.field('gender');
  return (
    <PostForm onSubmit={(event) => void form.onSubmit(event)}>
      {!isShort && <TextField label="Username" value={customer.username} isReadOnly autoComplete="username" />}
      <div className="form-row">
        <TextField {...form.field('firstName')} label="Nama depan" isRequired autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Nama belakang" isRequired={false} autoComplete="family-name" />
      </div>
      {!isShort && <DateField {...form.field('birthDate')} label="Tanggal lahir" isRequired autoComplete="bday" />}
      <TextField {...form.field('email')} label="Email" type="email" isRequired autoComplete="email" />
      {customer.pendingEmail && <MustConfirm email={customer.pendingEmail} />}
      {!isShort && (
        <RadioList
          {...gender}
          label="Jenis kelamin"
          isRequired
          options={(['P', 'L'] as const).map((value) => ({ value, label: genderLabel(value) }))}
          value={gender.value ?? undefined}
          onChange={(value) => gender.onChange(value === 'P' || value === 'L' ? value : null)}
        />
      )}
      <TextField
        {...form.field('phoneNumber')}
        label="Nomor telepon"
        type="tel"
        inputMode="tel"
        isRequired
        autoComplete="tel"
      />
      {!isShort && customer.company && <CompanySection company={customer.company} />}
      {form.error && (
        <p className="field__error" role="alert">
          {form.error}
        </p>
      )}
      <Button type="submit" isPending={form.isSubmitting}>
        Simpan
      </Button>
    </PostForm>
  );
}

function MustConfirm({ email }: { email: string }) {
  return (
    <Alert tone="info" isLive>
      Kami mengirim email ke {email}. Buka tautan di dalamnya untuk mengganti email Anda.
    </Alert>
  );
}

function valuesOf({ firstName, lastName, birthDate, email, gender, phoneNumber }: Customer) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    birthDate,
    email,
    gender,
    phoneNumber: phoneNumber ?? '',
  };
}
