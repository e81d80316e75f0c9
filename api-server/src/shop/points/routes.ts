import { getPointHistory, previewRedeem } from 'shop-core/contract';
import { jakartaDate, whyNotRedeem } from 'shop-core/rules';
import { activePoints } from 'shop-core/rules/back-office';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import { liveLots } from '../../loyalty/pointLots.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { pointHistoryPage } from './pointHistoryPage.ts';

/** The customer's points (S7.25, S7.49). */
export function pointRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  // What the order comes to is not known before its shipping is: it takes no more than it needs.
  serve(desk, previewRedeem, async ({ body: { redeemPoint } }, { caller }) => {
    const active = activePoints(await liveLots(db, caller.id), jakartaDate(now()));
    const problem = whyNotRedeem(redeemPoint, active);
    return problem ? refuse(problem) : { redeemPoint };
  });

  serve(desk, getPointHistory, ({ body }, { caller }) => pointHistoryPage(db, caller.id, body, jakartaDate(now())));
}
