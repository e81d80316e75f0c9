import { useId } from 'react';
import type { Form } from 'shop-core';
import { type ZakatForm, zakatTypes } from 'shop-core/rules/gold';
import { typedBounds } from 'shop-core/rules/typed';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MoneyField } from '../../ui/MoneyField.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { PostForm } from '../../ui/PostForm.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface EntryDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly form: Form<ZakatForm>;
}

/** S2.143 */
export function EntryDialog({ isOpen, onClose, form }: EntryDialogProps) {
  const id = useId();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="BELI/JUAL EMAS"
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            Batal
          </Button>
          <Button type="submit" form={id} isPending={form.isSubmitting}>
            Simpan
          </Button>
        </>
      }
    >
      <PostForm id={id} onSubmit={(event) => void form.onSubmit(event)}>
        <EntryFields form={form} />
      </PostForm>
    </Dialog>
  );
}

function EntryFields({ form }: Pick<EntryDialogProps, 'form'>) {
  const type = form.field('type');
  return (
    <>
      <RadioList
        ref={type.ref}
        label="Transaksi"
        isRequired
        errorMessage={type.errorMessage}
        options={zakatTypes.map((value) => ({ value, label: value }))}
        value={type.value ?? undefined}
        onChange={type.onChange}
      />
      <TextField
        {...form.field('goldType')}
        label="Jenis emas"
        isRequired
        description="Misalnya batangan Samudra, koin, atau cincin."
      />
      <div className="form-row">
        <NumberField {...form.field('weight')} kind={typedBounds.goldWeight} label="Berat (gram)" isRequired />
        <NumberField
          {...form.field('purity')}
          kind={typedBounds.purity}
          label="Kadar (%)"
          isRequired
          description="24 karat 99,99 · 18 karat 75"
        />
      </div>
      <MoneyField {...form.field('price')} kind={typedBounds.goldPrice} label="Harga transaksi" isRequired={false} />
      <DateField {...form.field('date')} label="Tanggal transaksi" isRequired />
      {form.error && (
        <p className="field__error" role="alert">
          {form.error}
        </p>
      )}
    </>
  );
}
