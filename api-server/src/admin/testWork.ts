import { login, type PermissionName } from 'admin-console/contract';
import type { Db } from '../db/database.ts';
import { clients } from '../db/tables/work/clients.ts';
import { projects } from '../db/tables/work/projects.ts';
import { typeDetails, types } from '../db/tables/work/types.ts';
import { vessels } from '../db/tables/work/vessels.ts';
import { addAdmin, addRole, password, testConsole } from './testConsole.ts';

const at = new Date('2026-11-01T02:00:00Z');
const saved = { createdAt: at, updatedAt: at };
let made = 0;
const next = () => {
  made += 1;
  return made;
};

function first<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw new Error('no row was added');
  return row;
}

type New<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

export const addClient = async (db: Db, more: New<typeof clients> = {}) => {
  const n = next();
  const row = { type: 'Underwriter' as const, code: `K${n}`, name: `Klien ${n}`, ...saved, ...more };
  return first(await db.insert(clients).values(row).returning());
};

export const addVessel = async (db: Db, more: New<typeof vessels> = {}) =>
  first(
    await db
      .insert(vessels)
      .values({ name: `KM Kapal ${next()}`, kind: 'General Cargo', ...saved, ...more })
      .returning(),
  );

export const addType = async (db: Db, more: New<typeof types> = {}) => {
  const n = next();
  const row = { code: `T${n}`, name: `Jenis ${n}`, line: 'H&M' as const, numberingPrefix: 'HM', ...saved, ...more };
  return first(await db.insert(types).values(row).returning());
};

export const addTypeDetail = async (db: Db, typeId: number, more: New<typeof typeDetails> = {}) => {
  const n = next();
  return first(
    await db
      .insert(typeDetails)
      .values({ typeId, code: `D${n}`, name: `Rincian ${n}`, ...saved, ...more })
      .returning(),
  );
};

/** A project with a type and a client, of its own unless they are given. */
export const addProject = async (db: Db, more: New<typeof projects> = {}) => {
  const typeId = more.typeId ?? (await addType(db)).id;
  const clientId = more.clientId ?? (await addClient(db)).id;
  const n = next();
  const row = { projectNo: `UJI-${n}`, title: `Proyek ${n}`, ...saved, ...more, typeId, clientId };
  return first(await db.insert(projects).values(row).returning());
};

/** The console, and admins who may do just what is said. */
export async function testWork() {
  const server = await testConsole();
  return {
    ...server,
    db: server.database.db,
    async logInWith(...permissions: PermissionName[]) {
      const admin = await addAdmin(server, await addRole(server, `peran-${next()}`, permissions));
      const { reply } = await server.ask(login, { body: { email: admin.email, password } });
      return { id: admin.id, token: reply?.token ?? '' };
    },
    /** The raw answer to a URL, for what no client of ours would ask. */
    async get(url: string, token: string) {
      const response = await fetch(server.url + url, { headers: { authorization: `Bearer ${token}` } });
      return { status: response.status, range: response.headers.get('content-range'), json: await response.json() };
    },
  };
}

export type TestWork = Awaited<ReturnType<typeof testWork>>;
