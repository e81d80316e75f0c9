import { type PermissionName, permissionNames } from 'admin-console/contract';
import { eq } from 'drizzle-orm';
import { testWork } from '../../api-server/src/admin/testWork.ts';
import { admins, rolePermissions } from '../../api-server/src/db/tables/admins.ts';
import { addSide } from '../support/officeOfTwo.ts';

export const allBut = (...names: PermissionName[]) => permissionNames.filter((name) => !names.includes(name));

/**
 * The back office with two of everything: what belongs to a project that the one who asks surveys, and to one that they have
 * nothing to do with. What their role allows is said before each ask.
 */
export async function officeDesk() {
  const server = await testWork();
  const { db } = server;
  const [asker, other] = [await server.logInWith(), await server.logInWith('survey-projects', 'approve-reports')];
  const [row] = await db.select({ roleId: admins.roleId }).from(admins).where(eq(admins.id, asker.id));
  const roleId = row?.roleId ?? 0;
  const own = await addSide(db, 'satu', asker.id);
  const foreign = await addSide(db, 'dua', other.id);
  return {
    ...{ server, db, asker, other, own, foreign },
    async allow(...names: readonly PermissionName[]) {
      await db.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
      const rows = [...new Set(names)].map((name) => ({ roleId, name, access: true }));
      if (rows.length > 0) await db.insert(rolePermissions).values(rows);
    },
    /** What a call answers: its status, its text and how many rows there are in all. */
    async send(method: string, path: string, body?: unknown) {
      const response = await fetch(server.url + path, {
        method,
        headers: {
          authorization: `Bearer ${asker.token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const total = Number(response.headers.get('content-range')?.split('/')[1]);
      return { status: response.status, text, total, data: JSON.parse(text).data };
    },
    close: () => server.close(),
  };
}

export type OfficeDesk = Awaited<ReturnType<typeof officeDesk>>;

export const queryOf = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join('&');
