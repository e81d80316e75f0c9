import { randomBytes } from 'node:crypto';
import pg from 'pg';

async function asAdmin<T>(url: string, run: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Made once however many ask, and only ever seen whole: until it is finished it has another name. */
function ensureTemplate(adminUrl: string, template: string, make: (url: string) => Promise<void>): Promise<void> {
  return asAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    // The same order of letters as in PGlite.
    await admin.query(`create database ${unfinished} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    await make(withDatabase(adminUrl, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${template}`);
  });
}

export interface TemplateCopy {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of one's own on the server of `adminUrl`, copied from a template that `make` fills the first time. */
export async function copyOfTemplate(
  adminUrl: string,
  print: string,
  make: (url: string) => Promise<void>,
): Promise<TemplateCopy> {
  const template = `samudra_${print}`;
  await ensureTemplate(adminUrl, template, make);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(adminUrl, (admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: withDatabase(adminUrl, name),
    drop: () => asAdmin(adminUrl, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}
