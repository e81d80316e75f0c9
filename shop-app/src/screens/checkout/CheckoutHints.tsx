import { hintMessages } from 'shop-core/messages';
import { type CheckoutHint, checkoutHints } from 'shop-core/rules';
import { classNames } from '../../ui/classNames.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface CheckoutHintsProps {
  readonly hint: CheckoutHint;
  readonly isOnlineOnly: boolean;
  /** Goes to where a step is done. */
  readonly onGo: (step: CheckoutHint) => void;
}

/** What is done and what comes next (S2.118), each a way to its place. Nothing is shipped of an online-only cart. */
export function CheckoutHints({ hint, isOnlineOnly, onGo }: CheckoutHintsProps) {
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
          <button type="button" className="checklist__button" onClick={() => onGo(step)}>
            {hintMessages[step]}
            {at < next && <VisuallyHidden> (selesai)</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ol>
  );
}
