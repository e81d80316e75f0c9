import type { Checkout } from 'shop-core';
import { needsSeparateAddress, usesDropship } from 'shop-core/rules';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { BillingBlock } from './BillingBlock.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { DropshipFields } from './DropshipFields.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

/** Method, where it goes and a note (S2.107-S2.110). An online-only cart has only the note. */
export function ShippingStep({ checkout, focus }: { checkout: Checkout; focus: FieldFocus }) {
  const { state, dispatch, couriers } = checkout;
  const { isOnlineOnly } = state.parcel;
  const mustBeSeparate = needsSeparateAddress(state.courier);
  const isDropship = usesDropship(state);
  return (
    <CheckoutStep number={1} title={isOnlineOnly ? 'Penagihan' : 'Pengiriman'}>
      <div className="stack">
        {!isOnlineOnly && (
          <RadioList
            ref={focus.refOf('courier')}
            label="Kurir"
            isRequired
            options={couriers.map(({ code, name }) => ({ value: code, label: name }))}
            value={state.courier ?? undefined}
            onChange={(courier) => dispatch({ type: 'courierChosen', courier })}
          />
        )}
        <BillingBlock />
        {!isOnlineOnly && state.courier && !mustBeSeparate && (
          <Checkbox
            isSelected={state.wantsDropship}
            onChange={(wanted) => dispatch({ type: 'dropshipToggled', wanted })}
          >
            Kirim ke alamat lain (dropship)
          </Checkbox>
        )}
        {isDropship ? (
          <DropshipFields checkout={checkout} focus={focus} />
        ) : (
          <TextArea
            ref={focus.refOf('note')}
            label="Catatan pesanan"
            isRequired={false}
            maxLength={1000}
            rows={2}
            value={state.note}
            onChange={(note) => dispatch({ type: 'noteChanged', note })}
          />
        )}
      </div>
    </CheckoutStep>
  );
}
