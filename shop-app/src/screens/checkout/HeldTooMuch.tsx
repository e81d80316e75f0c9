import type { Checkout } from 'shop-core';
import { messageFor } from 'shop-core/messages';
import { accountTab, paths } from '../../app/paths.ts';
import { ShopLink } from '../../ui/ShopLink.tsx';

/** Why there can be no more unpaid orders now, until when, and the way to those that wait; nothing else. */
export function HeldTooMuch({ place: { error } }: Pick<Checkout, 'place'>) {
  if (error?.problem.code !== 'HELD_TOO_MUCH') return null;
  return (
    <p className="field__error checkout-actions__note">
      {messageFor(error.problem)}{' '}
      <ShopLink className="text-link" to={paths.account(accountTab.orders)}>
        Lihat pesanan Anda
      </ShopLink>
    </p>
  );
}
