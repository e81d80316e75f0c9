import { decideReview } from 'admin-console/contract';
import { inTransaction } from '../../db/inTransaction.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { writeAudit } from '../writeAudit.ts';
import { countRating, setStatus } from './store.ts';

/** The approval of reviews (S4.13). A decision may be changed; the product's rating follows in the same transaction. */
export function reviewDeskRoutes(desk: AdminDesk, { database: { db }, now }: Services): void {
  atAdminDesk(desk, (at) => {
    serve(at, decideReview, ({ params, body: { status } }, { caller, request }) =>
      inTransaction(db, async (tx) => {
        const decision = { status, decidedById: caller.id, decidedAt: now() };
        const review = (await setStatus(tx, params.id, decision)) ?? refuseAdmin({ code: 'REVIEW_NOT_FOUND' });
        await countRating(tx, review.productId);
        const act = { adminId: caller.id, at: now(), ip: request.ip, entity: 'reviews', entityId: params.id };
        await writeAudit(tx, { ...act, action: 'decide', before: { status: review.status }, after: { status } });
        return null;
      }),
    );
  });
}
