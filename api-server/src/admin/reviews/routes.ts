import { decideReview } from 'admin-console/contract';
import { inTransaction } from '../../db/inTransaction.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { countRating, setStatus } from './store.ts';

/** The approval of reviews (S4.13). A decision may be changed; the product's rating follows in the same transaction. */
export function reviewDeskRoutes(desk: AdminDesk, { database: { db }, now }: Services): void {
  atAdminDesk(desk, (at) => {
    serve(at, decideReview, ({ params, body: { status } }, { caller }) =>
      inTransaction(db, async (tx) => {
        const productId = await setStatus(tx, params.id, { status, decidedById: caller.id, decidedAt: now() });
        if (productId === undefined) refuseAdmin({ code: 'REVIEW_NOT_FOUND' });
        await countRating(tx, productId);
        return null;
      }),
    );
  });
}
