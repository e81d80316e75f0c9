import { moveOrder as moveOrderCall } from 'admin-console/contract';
import { serve } from '../../http/serve.ts';
import { moveOrder } from '../../orders/moveOrder.ts';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';

/** The orders of the shop, as the office moves them. */
export function orderRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => {
    serve(at, moveOrderCall, async ({ params, body }, { caller, request }) => {
      const { status, courierService = null, receiptNumber = null } = body;
      const mayMove = caller.permissions.has('edit-orders') || status === 'processing';
      if (!mayMove) refuseAdmin({ code: 'PERMISSION_MISSING' });
      await moveOrder(services, params.id, { status, courierService, receiptNumber }, caller.id, request.ip);
      return { status };
    });
  });
}
