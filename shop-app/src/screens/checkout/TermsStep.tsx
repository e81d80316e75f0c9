import type { Checkout } from 'shop-core';
import { paths } from '../../app/paths.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

/** S2.110, S5.46 */
export function TermsStep({ checkout }: { checkout: Checkout }) {
  const { state, dispatch } = checkout;
  return (
    <CheckoutStep number={3} title="Persetujuan">
      <Checkbox
        isRequired
        isSelected={state.hasAcceptedTerms}
        onChange={(accepted) => dispatch({ type: 'termsChanged', accepted })}
      >
        Saya menyetujui{' '}
        <ShopLink className="text-link" to={paths.page('syarat-dan-ketentuan')} target="_blank">
          syarat dan ketentuan
        </ShopLink>
      </Checkbox>
    </CheckoutStep>
  );
}
