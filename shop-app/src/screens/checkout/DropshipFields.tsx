import { useState } from 'react';
import type { Checkout } from 'shop-core';
import { fieldErrors } from 'shop-core/messages';
import { addressMode, type DropshipTexts, dropshipProblems } from 'shop-core/rules';
import { AddressFields } from '../../ui/AddressFields.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

/** Where a parcel goes that does not go to the buyer (S2.109, S4.29-S4.31). */
export function DropshipFields({ checkout, focus }: { checkout: Checkout; focus: FieldFocus }) {
  const { state, dispatch } = checkout;
  const { dropship, courier } = state;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const errors = fieldErrors(dropshipProblems(dropship, courier));
  const touch = (field: string) => setTouched((before) => new Set(before).add(field));
  const errorOf = (field: string) => (touched.has(field) || checkout.place.error ? errors[field] : undefined);
  const text = (field: keyof DropshipTexts) => ({
    ref: focus.refOf(field),
    value: dropship[field],
    onChange: (value: string) => dispatch({ type: 'dropshipTextChanged', field, value }),
    onBlur: () => touch(field),
    errorMessage: errorOf(field),
  });
  return (
    <fieldset className="fieldset stack">
      <legend>Alamat pengiriman</legend>
      <div className="form-row">
        <TextField label="Nama depan" isRequired autoComplete="off" {...text('firstName')} />
        <TextField label="Nama belakang" isRequired={false} autoComplete="off" {...text('lastName')} />
      </div>
      <TextField
        label="Nomor telepon"
        isRequired
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...text('phoneNumber')}
      />
      <AddressFields
        address={dropship}
        mode={addressMode(courier)}
        courier={courier}
        errorOf={errorOf}
        refOf={focus.refOf}
        onBlur={touch}
        onSelect={(choice) => dispatch({ type: 'dropshipLevelChosen', ...choice })}
        onFind={(found) => dispatch({ type: 'dropshipAreaFound', found })}
        onPostalCode={(postalCode) => dispatch({ type: 'dropshipPostalCodeChanged', postalCode })}
      />
      <TextArea label="Alamat lengkap" isRequired rows={2} {...text('address')} />
      <div className="form-row">
        <TextField label="Nama gedung" isRequired={false} {...text('company')} />
        <TextField label="Patokan" isRequired={false} {...text('place')} />
      </div>
      <TextArea label="Catatan" isRequired={false} rows={2} {...text('note')} />
    </fieldset>
  );
}
