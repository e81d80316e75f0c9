import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ReadyCart, useCheckoutGate, useKeptState } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import type { ProblemCode } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useShopHref } from '../../ui/useShopHref.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { CartSummary } from './CartSummary.tsx';
import { IncompleteDialog } from './IncompleteDialog.tsx';
import { StalePriceSheet } from './StalePriceSheet.tsx';

interface FilledCartProps {
  readonly cart: ReadyCart;
  /** Told which line was removed: it may have been the last one. */
  readonly onRemoved: (line: CartLine) => void;
}

/** The lines, what they come to, and the way to the checkout with what keeps the shopper from it. */
export function FilledCart({ cart, onRemoved }: FilledCartProps) {
  // How many pieces were in the cart when Checkout was pressed.
  const [leavingWith, setLeavingWith] = useKeptState<number | null>('pieces on the way to the checkout', null);
  const isLeaving = leavingWith !== null;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const list = useRef<HTMLElement>(null);
  const gate = useCheckoutGate();
  const navigate = useNavigate();
  const href = useShopHref();
  const problem = gate.problem?.code;
  // A quantity that is still being saved keeps the press, which goes on when it is known what it came to.
  const isWaiting = gate.isLoading || cart.isPending;
  // Anything else that came in the way is the cart's to say.
  const isOther = leavingWith !== cart.pieces || (problem && !isFilledInHere(problem));
  if (isLeaving && !isWaiting && isOther) {
    setLeavingWith(null);
    if (problem === 'CART_OBSOLETE') setSheetOpen(true);
  }
  const isThrough = !isWaiting && !isOther && !gate.error && !problem;
  const checkOut = () => {
    if (gate.error) return gate.retry();
    if (isWaiting) setLeavingWith(cart.pieces);
    else if (problem === 'CART_OBSOLETE') setSheetOpen(true);
    // What is missing is filled in on the way, and then the way goes on.
    else if (problem !== 'OUT_OF_STOCK') setLeavingWith(cart.pieces);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when nothing is in the way any more
  useEffect(() => {
    if (isLeaving && isThrough) void navigate(href(paths.checkout()));
  }, [isLeaving, isThrough]);
  const changed = cart.lines.filter(({ isOutdated }) => isOutdated).length;
  return (
    <div className="two-column">
      <div className="two-column__main stack">
        {changed > 0 && <StalePrices count={changed} onShow={() => setSheetOpen(true)} />}
        <section className="card" aria-label="Isi keranjang" ref={list} tabIndex={-1}>
          <ul className="lines">
            {cart.lines.map((line) => (
              <CartLineRow key={line.id} line={line} onDone={() => list.current?.focus()} onRemoved={onRemoved} />
            ))}
          </ul>
        </section>
      </div>
      <aside className="two-column__side">
        <CartSummary cart={cart} problem={gate.problem} error={gate.error}>
          <Button isWide isPending={isLeaving && isWaiting} onPress={checkOut}>
            Checkout
          </Button>
        </CartSummary>
      </aside>
      {isSheetOpen && changed > 0 && <StalePriceSheet cart={cart} onClose={() => setSheetOpen(false)} />}
      {isLeaving && <IncompleteDialog problem={problem} onClose={() => setLeavingWith(null)} />}
    </div>
  );
}

const isFilledInHere = (problem: ProblemCode) => problem === 'BILLING_INCOMPLETE' || problem === 'PROFILE_INCOMPLETE';

function StalePrices({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <Alert
      tone="warn"
      title={`Harga ${count} produk berubah`}
      action={
        <Button variant="secondary" size="small" onPress={onShow}>
          Lihat perubahan harga
        </Button>
      }
    >
      Emas mengikuti harga hari ini. Periksa harga baru sebelum melanjutkan.
    </Alert>
  );
}
