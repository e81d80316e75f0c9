import type { AddressInfo } from 'node:net';
import type { PermissionName } from 'admin-console/contract';
import Fastify from 'fastify';
import type { FieldProblem } from 'shop-core/rules';
import { identityKey } from 'shop-core/rules/back-office';
import { type AskOf, type Call, decodeReply, encodeAsk } from 'shop-core/wire';
import { admins, rolePermissions, roles } from '../db/tables/admins.ts';
import { openServedDatabase } from '../db/testDatabase.ts';
import { readEnv } from '../env.ts';
import { listener } from '../http/listener.ts';
import { hashPassword } from '../security/passwordHash.ts';
import type { Services } from '../services.ts';
import { adminDesk } from './adminDesk.ts';
import { auditRoutes } from './audit/routes.ts';
import { roleRoutes } from './roles/routes.ts';
import { adminSessionRoutes } from './session/routes.ts';
import { userRoutes } from './users/routes.ts';
import { figureRoutes } from './work/figures/routes.ts';
import { workRoutes } from './work/routes.ts';

export const password = 'gelombang besar';
const secretsKey = 'vK3mYd0x9QwZr7Lb2Hc8Tn5Js1Fp6Ga4';

export interface Answer<C extends Call> {
  readonly status: number;
  /** What the contract makes of a success; undefined for a failure. */
  readonly reply: ReturnType<typeof decodeReply<C>> | undefined;
  /** The body as it came. */
  readonly json: {
    message: string[];
    code?: string;
    errors?: Record<string, string>;
    params?: { fields?: FieldProblem[] };
    data?: unknown;
    meta?: unknown;
  };
  readonly headers: Headers;
}

/** The console's calls over real HTTP on a database of their own, with a clock that the test turns. */
export async function testConsole() {
  const database = await openServedDatabase();
  let now = new Date('2026-11-27T02:00:00Z');
  const env = readEnv({ SECRETS_KEY: secretsKey, TRUST_PROXY: '1' });
  const services: Services = { database, env, now: () => now, log: Fastify().log, wakeMailer: () => {} };
  const app = await listener(services);
  app.register(async (api) => {
    const desk = adminDesk(api, services);
    adminSessionRoutes(desk, services);
    userRoutes(desk, services);
    workRoutes(desk, services);
    figureRoutes(desk, services);
    roleRoutes(desk, services);
    auditRoutes(desk, services);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    url,
    database,
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    /** `ip` is from where: the test's proxy is believed. */
    async ask<C extends Call>(call: C, ask: AskOf<C>, token?: string, ip?: string): Promise<Answer<C>> {
      const wire = encodeAsk(call, ask);
      const response = await fetch(url + wire.url, {
        method: wire.method,
        headers: {
          ...(wire.body !== undefined && !call.isMultipart && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(ip && { 'x-forwarded-for': ip }),
        },
        ...(wire.body !== undefined && { body: call.isMultipart ? formOf(wire.body) : JSON.stringify(wire.body) }),
      });
      const json = (await response.json()) as Answer<C>['json'];
      const reply = response.ok ? decodeReply(call, json) : undefined;
      return { status: response.status, reply, json, headers: response.headers };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    if (value instanceof Uint8Array) form.set(name, new Blob([Buffer.from(value)]), 'gambar.png');
    else if (value !== undefined) form.set(name, String(value));
  }
  return form;
}

export type TestConsole = Awaited<ReturnType<typeof testConsole>>;

/** Adds a role with these permissions; its id. */
export async function addRole(
  { database }: Pick<TestConsole, 'database'>,
  name: string,
  granted: PermissionName[],
  denied: string[] = [],
) {
  const displayName = name.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase());
  const [role] = await database.db.insert(roles).values({ name, displayName }).returning();
  const roleId = role?.id ?? 0;
  const permissions = [
    ...granted.map((permission) => ({ roleId, name: permission as string, access: true })),
    ...denied.map((permission) => ({ roleId, name: permission, access: false })),
  ];
  if (permissions.length > 0) await database.db.insert(rolePermissions).values(permissions);
  return roleId;
}

let made = 0;
let hash: Promise<string> | undefined;

/** Adds an admin who logs in with `password`; the row. */
export async function addAdmin(
  { database }: Pick<TestConsole, 'database'>,
  roleId: number,
  more: Partial<typeof admins.$inferInsert> = {},
) {
  made += 1;
  hash ??= hashPassword(password);
  const email = more.email ?? `admin${made}@samudra.example`;
  const [admin] = await database.db
    .insert(admins)
    .values({
      nik: `NIK-${made}`,
      name: `Admin ${made}`,
      phone: '0215551234',
      address: 'Jl. Pelabuhan 1, Jakarta',
      birthDate: '1990-05-17',
      createdAt: new Date('2026-01-01T00:00:00Z'),
      roleId,
      ...more,
      email,
      emailKey: identityKey(email),
      passwordHash: await hash,
    })
    .returning();
  if (!admin) throw new Error('no admin was added');
  return admin;
}
