import type { Checkout } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';
import { RedeemAllConfirm } from './RedeemAllConfirm.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

/** S2.110, S4.35, S5.46 */
export function TermsStep({ checkout, focus }: { checkout: Checkout; focus: FieldFocus }) {
  const { state, dispatch } = checkout;
  return (
    <CheckoutStep number={3} title="Persetujuan">
      <div className="stack">
        <RedeemAllConfirm checkout={checkout} focus={focus} />
        <Checkbox
          ref={focus.refOf('terms')}
          isRequired
          isSelected={state.hasAcceptedTerms}
          onChange={(accepted) => dispatch({ type: 'termsChanged', accepted })}
        >
          Saya menyetujui{' '}
          <ShopLink className="text-link" to={paths.page('syarat-dan-ketentuan')} target="_blank">
            syarat dan ketentuan
          </ShopLink>
        </Checkbox>
      </div>
    </CheckoutStep>
  );
}
