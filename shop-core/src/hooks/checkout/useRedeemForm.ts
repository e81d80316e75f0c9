import { ShopError } from '../../client/shopError.ts';
import { previewRedeem } from '../../contract/calls/coupon.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { type RedeemForm, redeemProblems } from '../../rules/points/redeemProblems.ts';
import { whyNotRedeem } from '../../rules/points/whyNotRedeem.ts';
import { cartKey, cartQuery } from '../cart/cartQuery.ts';
import { type Form, useForm } from '../form/useForm.ts';
import { sessionAtom } from '../provider/sessionAtom.ts';
import type { Shop } from '../provider/shop.ts';
import { type Action, type Result, refuse, useAction } from '../provider/useAction.ts';
import { changeCheckout, heldCheckout } from './heldCheckout.ts';
import { useRedeem } from './useRedeem.ts';

export interface RedeemFormView {
  /** Of the dialog; a number of points that was refused is cleared from it (S8.32). */
  readonly form: Form<RedeemForm>;
  /** Redeems points without a form; answers how many. POINTS_EXCEED carries how many there are. */
  readonly redeem: Action<number, number>;
  /** Points the customer has. */
  readonly active: number;
}

/**
 * The dialog of points (S5.37, S5.38): the rule first, the server's word is final. Nothing is taken before the order.
 * @param onRedeemed told when the points are redeemed, to close the dialog
 * @returns A form with one field, `points`, and the same as an action (`redeem`), and how many points there are. What
 * is redeemed shows in {@link useRedeem}.
 * @errors LOGIN_REQUIRED, POINTS_INVALID, and POINTS_EXCEED (`active`). In the form the same codes stand at the field.
 */
export function useRedeemForm(onRedeemed?: (points: number) => void): RedeemFormView {
  const { active } = useRedeem();
  const redeem = useAction(redeemPoints, { outcome: 'pointsRedeemed', quiet: ['FORM_INVALID'] });
  const form: Form<RedeemForm> = useForm<RedeemForm>({
    defaults: { points: null },
    keepAs: 'redeem',
    problems: (values) => redeemProblems(values, active),
    submit: async ({ points }): Promise<Result<number>> => {
      const result = await redeem.run(points ?? 0);
      form.reset({ points: null });
      if (result.ok) onRedeemed?.(result.value);
      return result;
    },
  });
  return { form, redeem, active };
}

async function redeemPoints(points: number, shop: Shop): Promise<number> {
  const session = shop.store.get(sessionAtom);
  if (session.status !== 'customer') return refuse({ code: 'LOGIN_REQUIRED' });
  const { customerCode } = session.profile;
  const { lines, points: active } = await shop.queryClient.ensureQueryData(cartQuery(shop, customerCode));
  const problem = whyNotRedeem(points, active);
  if (problem) return refuse(problem);
  const { couponCode } = heldCheckout(shop);
  const body = { customerCode, couponCode, redeemPoint: points, totalPrice: cartSubtotal(lines) };
  try {
    const { redeemPoint } = await shop.client.send(previewRedeem, { body });
    changeCheckout(shop, { type: 'redeemChanged', redeemPoints: redeemPoint });
    return redeemPoint;
  } catch (error) {
    // The balance was not what this page knew: it comes with the cart.
    if (error instanceof ShopError) void shop.queryClient.invalidateQueries({ queryKey: cartKey(shop, customerCode) });
    throw error;
  }
}
