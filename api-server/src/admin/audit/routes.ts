import { auditResource } from 'admin-console/contract';
import type { Services } from '../../services.ts';
import { type AdminDesk, atAdminDesk } from '../desk.ts';
import { serveResource } from '../rest/serveResource.ts';
import { auditTable } from './auditTable.ts';

/** Who did what in the back office: to be read, and never to be changed. */
export function auditRoutes(desk: AdminDesk, services: Services): void {
  atAdminDesk(desk, (at) => serveResource(at, services, auditResource, auditTable));
}
