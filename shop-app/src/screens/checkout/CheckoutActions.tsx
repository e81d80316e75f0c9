import type { Checkout } from 'shop-core';
import { Button } from '../../ui/Button.tsx';
import { HeldTooMuch } from './HeldTooMuch.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

interface CheckoutActionsProps {
  readonly checkout: Checkout;
  readonly focus: FieldFocus;
  readonly isClosed: boolean;
  readonly onSubmit: () => void;
}

/** The courier's price (S2.116), then the order (S2.117): whichever comes next stands out, and both stay in reach on a phone. */
export function CheckoutActions({ checkout, focus, isClosed, onSubmit }: CheckoutActionsProps) {
  const { state, check, place } = checkout;
  const needsQuote = !state.parcel.isOnlineOnly && state.quote.status !== 'fresh';
  return (
    <div className="checkout-actions">
      {!state.parcel.isOnlineOnly && (
        <Button
          ref={focus.refOf('cost')}
          variant={needsQuote ? 'primary' : 'secondary'}
          icon="truck"
          isPending={check.isPending}
          onPress={() => void check.run(undefined)}
        >
          CEK ONGKIR
        </Button>
      )}
      <Button
        ref={focus.refOf('order')}
        className="checkout-actions__order"
        variant={needsQuote ? 'secondary' : 'primary'}
        isDisabled={isClosed}
        isPending={place.isPending}
        onPress={onSubmit}
      >
        Lanjut Pembayaran
      </Button>
      <HeldTooMuch place={place} />
      {isClosed && <p className="field__error">Toko sedang tutup.</p>}
    </div>
  );
}
