import type { Checkout } from 'shop-core';
import { Picture } from '../../parts/Picture.tsx';
import { RadioList } from '../../ui/RadioList.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

/** The bank to transfer to (S2.110). */
export function BankStep({ checkout, focus }: { checkout: Checkout; focus: FieldFocus }) {
  const { banks, state, dispatch } = checkout;
  return (
    <CheckoutStep number={2} title="Metode pembayaran">
      <RadioList
        ref={focus.refOf('bank')}
        label="Transfer bank"
        isRequired
        options={banks.map(({ id, bankName, logo }) => ({
          value: String(id),
          label: bankName,
          aside: logo && <Picture src={logo} alt="" width={64} height={24} />,
        }))}
        value={state.bankId === null ? undefined : String(state.bankId)}
        onChange={(id) => dispatch({ type: 'bankChosen', bankId: Number(id) })}
      />
    </CheckoutStep>
  );
}
