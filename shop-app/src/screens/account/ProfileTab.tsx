import { useCustomer, useForm, useSaveProfile, useShop } from 'shop-core';
import type { Customer } from 'shop-core/contract';
import { type CalendarDate, isCalendarDate, jakartaDate } from 'shop-core/rules';
import { genderLabel, profileProblems } from 'shop-core/rules/account';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** Informasi Pribadi (S5.54-S5.56). */
export function ProfileTab() {
  const { data: customer, error, refetch, isFetching } = useCustomer();
  if (customer) return <ProfileForm customer={customer} />;
  if (error) {
    return (
      <ErrorState message="Informasi Anda tidak dapat dimuat." onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
    <Loading label="Memuat informasi pribadi">
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
    </Loading>
  );
}

function ProfileForm({ customer }: { customer: Customer }) {
  const shop = useShop();
  const save = useSaveProfile();
  const form = useForm({
    defaults: valuesOf(customer),
    problems: (values) => profileProblems(values, jakartaDate(shop.now())),
    submit: async (values) => {
      const result = await save.run(values);
      // Until the new address is confirmed the old one counts.
      if (result.ok) form.set('email', result.value.email);
      return result;
    },
  });
  const birthDate = form.field('birthDate');
  const gender = form.field('gender');
  return (
    <form className="form" noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <TextField label="Username" value={customer.username} isReadOnly autoComplete="username" />
      <div className="form-row">
        <TextField {...form.field('firstName')} label="Nama depan" isRequired autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Nama belakang" isRequired={false} autoComplete="family-name" />
      </div>
      <TextField
        {...birthDate}
        label="Tanggal lahir"
        type="date"
        isRequired
        autoComplete="bday"
        value={birthDate.value ?? ''}
        onChange={(typed) => birthDate.onChange(toDate(typed))}
      />
      <TextField {...form.field('email')} label="Email" type="email" isRequired autoComplete="email" />
      {customer.pendingEmail && <MustConfirm email={customer.pendingEmail} />}
      <RadioList
        {...gender}
        label="Jenis kelamin"
        isRequired
        options={(['P', 'L'] as const).map((value) => ({ value, label: genderLabel(value) }))}
        value={gender.value ?? undefined}
        onChange={(value) => gender.onChange(value === 'P' || value === 'L' ? value : null)}
      />
      <TextField
        {...form.field('phoneNumber')}
        label="Nomor telepon"
        type="tel"
        inputMode="tel"
        isRequired
        autoComplete="tel"
      />
      {customer.company && (
        <TextField label="Perusahaan" value={customer.company.name} isReadOnly autoComplete="organization" />
      )}
      {form.error && (
        <p className="field__error" role="alert">
          {form.error}
        </p>
      )}
      <Button type="submit" isPending={form.isSubmitting}>
        Simpan
      </Button>
    </form>
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

function toDate(typed: string): CalendarDate | null {
  return isCalendarDate(typed) ? typed : null;
}
