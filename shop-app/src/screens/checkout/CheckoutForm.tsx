import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Checkout, type ReadyCart, type ShopError, useCheckout } from 'shop-core';
import type { OrderFigures } from 'shop-core/contract';
import type { CheckoutHint } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { SummaryFold } from '../../ui/SummaryFold.tsx';
import { TotalAmount } from '../../ui/TotalAmount.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { BankStep } from './BankStep.tsx';
import { CheckoutActions } from './CheckoutActions.tsx';
import { CheckoutHints } from './CheckoutHints.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { FreshFiguresDialog } from './FreshFiguresDialog.tsx';
import { fieldsOfHint } from './fieldsOfHint.ts';
import { ShippingStep } from './ShippingStep.tsx';
import { TermsStep } from './TermsStep.tsx';
import { useFieldFocus } from './useFieldFocus.ts';

/** The choices on the left, what they come to on the right. */
export function CheckoutForm({ cart, isClosed }: { cart: ReadyCart; isClosed: boolean }) {
  const checkout = useCheckout();
  const { place, priced } = checkout;
  const focus = useFieldFocus();
  const [stale, setStale] = useState<ShopError>();
  const navigate = useNavigate();
  const href = useShopHref();

  const goTo = (step: CheckoutHint) => focus.focus(fieldsOfHint(step, checkout.blockers));

  const submit = async (accepted?: OrderFigures) => {
    const result = await place.run(accepted);
    setStale(result.ok || !result.error.figures ? undefined : result.error);
    // Replaced, so that going back does not come to a form whose order is placed (S4.33).
    if (result.ok) void navigate(href(paths.finish(result.value)), { replace: true });
  };

  const press = () => {
    if (checkout.blockers.length > 0) goTo(checkout.hint);
    void submit();
  };

  return (
    <div className="two-column">
      <div className="two-column__main checkout">
        {checkout.error && <ListsFailed checkout={checkout} />}
        <CheckoutHints hint={checkout.hint} isOnlineOnly={cart.isOnlineOnly} onGo={goTo} />
        <ShippingStep checkout={checkout} focus={focus} />
        <BankStep checkout={checkout} focus={focus} />
        <TermsStep checkout={checkout} focus={focus} />
      </div>
      <div className="two-column__side">
        <SummaryFold
          label="Total bayar"
          total={priced && <TotalAmount priced={priced} />}
          action={<CheckoutActions checkout={checkout} focus={focus} isClosed={isClosed} onSubmit={press} />}
        >
          <CheckoutSummary cart={cart} checkout={checkout} />
        </SummaryFold>
      </div>
      <FreshFiguresDialog
        error={stale}
        shown={priced}
        isPending={place.isPending}
        onAccept={(figures) => void submit(figures)}
        onClose={() => setStale(undefined)}
      />
    </div>
  );
}

function ListsFailed({ checkout }: { checkout: Checkout }) {
  return (
    <Alert
      tone="bad"
      isLive
      action={
        <Button variant="secondary" size="small" icon="refresh" onPress={checkout.retry}>
          Coba lagi
        </Button>
      }
    >
      Pilihan pengiriman atau pembayaran gagal dimuat.
    </Alert>
  );
}
