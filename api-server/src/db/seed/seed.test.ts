import { getTableName, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { isProfileComplete } from 'shop-core/rules';
import { newPasswordProblem } from 'shop-core/rules/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPassword } from '../../security/passwordHash.ts';
import type { Database } from '../connect.ts';
import { schema } from '../tables/schema.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { demoAccounts } from './demoAccounts.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-27T18:30:00Z');
// In Jakarta it is the 28th already.
const today = '2026-11-28';

let database: Database;
let workSeconds: number;
beforeAll(async () => {
  database = await openTestDatabase();
  const before = process.cpuUsage();
  await seed(database.db, { kind: 'demo', now });
  const { user, system } = process.cpuUsage(before);
  workSeconds = (user + system) / 1_000_000;
});
afterAll(() => database.close());

async function rows<T = Record<string, unknown>>(query: string, on: Database = database): Promise<T[]> {
  return (await on.db.execute(sql.raw(query))).rows as T[];
}
const count = async (table: string, on?: Database) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`, on))[0]?.n;

describe('the demonstration', () => {
  it('fills the shop', async () => {
    expect(await count('subdistricts')).toBe(83_763);
    expect(await count('districts')).toBe(7_277);
    expect(await count('cities')).toBe(514);
    expect(await count('provinces')).toBe(38);
    expect(await count('products')).toBeGreaterThanOrEqual(48);
    expect(await count('categories')).toBe(6);
    expect(await count('companies')).toBeGreaterThanOrEqual(40);
    expect(await count('banks')).toBe(4);
    expect(await count('blog_pages where is_blog')).toBe(4);
    expect(await count('additional_menu')).toBe(2);
    expect(await count('admins')).toBeGreaterThan(30);
  });

  // Of work, not by the clock on the wall: other tests run beside this one.
  it('takes less than 15 seconds', () => {
    expect(workSeconds).toBeLessThan(15);
  });

  it('is not written a second time, and what people changed since stays', async () => {
    await rows(`update config set value = 'CLOSE' where name = 'STORE_STATUS'`);
    expect(await seed(database.db, { kind: 'demo', now: new Date('2027-01-01T00:00:00Z') })).toBe(false);
    expect(await rows(`select value from config where id = 2`)).toEqual([{ value: 'CLOSE' }]);
    await rows(`update config set value = 'OPEN' where id = 2`);
  });

  it('has the settings that the wire reads by number', async () => {
    expect(await rows('select id, name from config where id in (2, 6) order by id')).toEqual([
      { id: 2, name: 'STORE_STATUS' },
      { id: 6, name: 'STORE_NOTICE' },
    ]);
    expect(await count(`config where name = 'AKUN_WHATSAPP' and value ~ '^62[0-9]+$'`)).toBe(1);
  });

  it('counts its days from the day in Jakarta: a sale ends today, another begins tomorrow', async () => {
    expect(await count(`products where sale_end = '${today}'`)).toBe(1);
    expect(await count(`products where sale_start = '2026-11-29'`)).toBe(1);
    expect(await count(`products where sale_start < '${today}' and sale_end > '${today}'`)).toBeGreaterThan(0);
  });

  it('gives numbers to what is made later', async () => {
    const [made] = await rows<{ id: number }>(`insert into categories (name) values ('Perak') returning id`);
    expect(made?.id).toBe(7);
    await rows('delete from categories where id = 7');
  });
});

describe('what the rows name', () => {
  it('is a picture that is there', async () => {
    const columns = [
      ['products', 'image'],
      ['product_images', 'image'],
      ['banners', 'image'],
      ['videos', 'image'],
      ['galleries', 'image'],
      ['blog_pages', 'image'],
      ['banks', 'logo'],
      ['customers', 'avatar'],
      ['about', 'banner'],
      ['about', 'desc_image'],
      ['about_details', 'icon'],
    ];
    const named = columns.map(
      ([table, column]) => `select ${column} as image from ${table} where ${column} is not null`,
    );
    const missing = await rows(
      `select image from (${named.join(' union ')}) as named where not exists (select from media where image = '/media/' || name)`,
    );
    expect(missing).toEqual([]);
  });

  it('is a page, an article or a category that is there, but for the social links', async () => {
    const links = await rows<{ url: string }>(
      `select url from menu_children union select url from menus where url is not null union select link from footer_links
       union select link from menu_cards union select link from additional_menu union select url from banners`,
    );
    const screens = ['/', '/products', '/blogs', '/about', '/quiz', '/zakat', '/simulasi-perencanaan-keuangan'];
    const pages = (await rows<{ slug: string }>('select slug from blog_pages where not is_blog')).map(
      ({ slug }) => `/pages/${slug}`,
    );
    const lists = (await rows<{ id: number }>('select id from categories')).map(({ id }) => `/products?cat=${id}`);
    const social = (
      await rows<{ link: string }>(
        `select link from footer_links l join footer_groups g on g.id = l.group_id where g.name = 'Ikuti Kami'`,
      )
    ).map(({ link }) => link);
    const known = new Set([...screens, ...pages, ...lists, ...social]);
    expect(links.filter(({ url }) => !known.has(url))).toEqual([]);
    expect(known).toContain('/pages/syarat-dan-ketentuan');
  });

  it('is served by couriers in most cities, and by none of some', async () => {
    expect(await rows(`select code from couriers order by id`)).toEqual([
      { code: 'jnt' },
      { code: 'sap' },
      { code: 'rpx' },
    ]);
    expect(await count('courier_rates')).toBe(18);
    const unserved = `cities c where not exists (select from couriers k where not exists
      (select from courier_gaps g where g.courier_id = k.id and g.city_id = c.id))`;
    const lonely = await count(unserved);
    expect(lonely).toBeGreaterThan(0);
    expect(lonely).toBeLessThan(20);
  });
});

describe('the demo accounts', () => {
  it('have the passwords that are printed, each good enough for the shop', async () => {
    const stored = await rows<{ login: string; hash: string }>(
      `select username as login, password_hash as hash from customers union all select email, password_hash from admins`,
    );
    for (const { login, password } of demoAccounts) {
      const hash = stored.find((row) => row.login === login)?.hash ?? null;
      expect(await isPassword(password, hash), login).toBe(true);
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(newPasswordProblem(password, [login]), login).toBeUndefined();
    }
  });

  it('may order at once: profile and billing address are complete', async () => {
    const customers = await database.db.query.customers.findMany();
    expect(customers.map(({ username }) => username).sort()).toEqual(['budi', 'rina', 'sinarlaut']);
    for (const { firstName, lastName, email, phone } of customers) {
      expect(isProfileComplete({ fullName: `${firstName} ${lastName}`, email, phoneNumber: phone })).toBe(true);
    }
    const billing = await rows<Record<string, string>>(
      `select b.address, b.postal_code, d.id as district, s.district_id from billing_addresses b
       join provinces p on p.id = b.province_id join cities c on c.id = b.city_id and c.province_id = p.id
       join districts d on d.id = b.district_id and d.city_id = c.id
       join subdistricts s on s.id = b.subdistrict_id and s.district_id = d.id`,
    );
    expect(billing).toHaveLength(3);
  });

  it('are an individual brought by the reseller, a reseller, and a corporate one whose company is approved', async () => {
    const [budi, rina, sinarlaut] = await rows<{
      id: number;
      referred_by_id: number | null;
      is_reseller: boolean;
      company_approved_at: unknown;
      level: string;
    }>(
      `select c.id, referred_by_id, is_reseller, company_approved_at, l.name as level from customers c
       join levels l on l.id = c.level_id order by username`,
    );
    expect(budi).toMatchObject({ referred_by_id: rina?.id, is_reseller: false, level: 'Gold' });
    expect(rina).toMatchObject({ is_reseller: true, level: 'Reseller' });
    expect(sinarlaut).toMatchObject({ referred_by_id: null, level: 'Korporat' });
    expect(sinarlaut?.company_approved_at).not.toBeNull();
  });
});

describe('another seed at the same moment', () => {
  let twin: Database;
  const needed = ['subdistricts', 'config', 'couriers', 'levels', 'roles', 'product_types'];
  const madeUp = ['products', 'customers', 'admins', 'blog_pages', 'companies', 'media'];
  let counts: Record<string, number | undefined>;
  beforeAll(async () => {
    twin = await openTestDatabase();
    await seed(twin.db, { kind: 'none', now });
    counts = {};
    for (const table of [...needed, ...madeUp]) counts[table] = await count(table, twin);
    await seed(twin.db, { kind: 'demo', now });
  });
  afterAll(() => twin.close());

  it('is what the product needs and nothing made up, as long as only that is asked for', () => {
    expect(needed.filter((table) => !counts[table])).toEqual([]);
    expect(madeUp.filter((table) => counts[table] !== 0)).toEqual([]);
  });

  it('writes the same rows, but for the salt of passwords', async () => {
    const tables = Object.values(schema).flatMap((one) => (one instanceof PgTable ? getTableName(one) : []));
    expect(tables).toContain('products');
    for (const table of tables) {
      const digest = `select md5(coalesce(string_agg(row, '' order by row), '')) as sum
        from (select (to_jsonb(t) - 'password_hash')::text as row from ${table} as t) as all_rows`;
      expect(await rows(digest, twin), table).toEqual(await rows(digest));
    }
  });
});
