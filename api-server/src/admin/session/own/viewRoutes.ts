import { ownViews, saveOwnViews } from 'admin-console/contract';
import { and, asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/inTransaction.ts';
import { adminViews } from '../../../db/tables/admins.ts';
import { serve } from '../../../http/serve.ts';
import type { Services } from '../../../services.ts';
import type { AdminDesk } from '../../desk.ts';
import { writeAudit } from '../../writeAudit.ts';

/** The views of lists that an admin has saved. Each admin reads and writes their own and nobody else's. */
export function ownViewRoutes(desk: AdminDesk, { database: { db }, now }: Services): void {
  serve(desk, ownViews, (_, { caller }) =>
    db
      .select({ list: adminViews.list, views: adminViews.views })
      .from(adminViews)
      .where(eq(adminViews.adminId, caller.id))
      .orderBy(asc(adminViews.list)),
  );
  serve(desk, saveOwnViews, ({ params: { list }, body: { views } }, { caller, request }) =>
    inTransaction(db, async (tx) => {
      const isOwn = and(eq(adminViews.adminId, caller.id), eq(adminViews.list, list));
      if (views.length === 0) await tx.delete(adminViews).where(isOwn);
      else {
        const target = [adminViews.adminId, adminViews.list];
        await tx
          .insert(adminViews)
          .values({ adminId: caller.id, list, views })
          .onConflictDoUpdate({ target, set: { views } });
      }
      await writeAudit(tx, {
        ...{ adminId: caller.id, at: now(), ip: request.ip, entity: 'users', entityId: caller.id },
        ...{ action: 'save-views', after: { views: views.map(({ label }) => label) } },
      });
      return null;
    }),
  );
}
