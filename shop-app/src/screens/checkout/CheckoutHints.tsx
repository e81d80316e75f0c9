import { hintMessages } from 'shop-core/messages';
import { type CheckoutHint, checkoutHints } from 'shop-core/rules';
import { classNames } from '../../ui/classNames.ts';

/** What is done and what comes next (S2.118). Nothing is shipped of an online-only cart. */
export function CheckoutHints({ hint, isOnlineOnly }: { hint: CheckoutHint; isOnlineOnly: boolean }) {
  const steps: readonly CheckoutHint[] = isOnlineOnly
    ? checkoutHints.filter((step) => step === 'PICK_PAYMENT' || step === 'FINISH')
    : checkoutHints;
  const next = steps.indexOf(hint);
  return (
    <ol className="checklist" aria-label="Langkah checkout">
      {steps.map((step, at) => (
        <li
          key={step}
          className={classNames('checklist__item', at < next && 'is-done', at === next && 'is-next')}
          aria-current={at === next ? 'step' : undefined}
        >
          {hintMessages[step]}
        </li>
      ))}
    </ol>
  );
}
