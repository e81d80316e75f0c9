import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { media } from '../../api-server/src/db/tables/media.ts';
import { blackPng, dataUrl, photo } from '../../api-server/src/pictures/testPictures.ts';
import { addCustomer, addSession, minute } from '../../api-server/src/shop/testShop.ts';
import { type TestStorefront, testStorefront } from '../../api-server/src/shop/testStorefront.ts';
import { processorTime } from '../support/processorTime.ts';
import { rowsOf } from '../support/rowsOf.ts';

let front: TestStorefront;
beforeAll(async () => {
  front = await testStorefront();
});
afterAll(() => front.close());

async function somebody() {
  const { id, code } = await addCustomer(front.shop);
  return { id, code, token: await addSession(front.shop, id) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const upload = ({ code, token }: Somebody, images: unknown) =>
  front.shop.ask('PUT /customer/update-image', { token, body: { 'customer-code': code, images } });
const avatarOf = async ({ code, token }: Somebody) => {
  const { json } = await front.shop.ask(`GET /customer/by-code/${code}`, { token });
  return (json.data as unknown as { avatar: string }).avatar;
};
const stored = () => front.db.$count(media, like(media.name, 'avatar-%'));

it('61: draws JPEG, PNG and WebP and nothing else, however it is called', async () => {
  const png = await photo();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>');
  const hostile: readonly (readonly [string, unknown])[] = [
    ['an SVG', [dataUrl(svg, 'image/svg+xml')]],
    ['an SVG called PNG', [dataUrl(svg)]],
    ['a page', [dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>'), 'text/html')]],
    ['a page called JPEG', [dataUrl(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg')]],
    ['a GIF with PHP in it', [dataUrl(Buffer.concat([await photo('gif'), Buffer.from('<?php system($_GET[0]);')]))]],
    ['a TIFF', [dataUrl(await photo('tiff'))]],
    ['a prefix of another kind', [dataUrl(png, 'application/octet-stream')]],
    ['a prefix with parameters', [`data:image/png;name=../../etc/passwd;base64,${png.toString('base64')}`]],
    ['a path', ['../../../../etc/passwd']],
    ['an address', ['http://127.0.0.1/gambar.png']],
    ['half a picture', [dataUrl(png.subarray(0, png.length / 2))]],
    ['no base64', [`data:image/png;base64,${'%'.repeat(100)}`]],
    ['nothing', ['']],
    ['no pictures', []],
    ['two pictures', [dataUrl(png), dataUrl(png)]],
    ['fifty pictures', Array(50).fill(dataUrl(png))],
    ['no list', dataUrl(png)],
  ];
  for (const [what, images] of hostile) {
    const who = await somebody();
    const before = await rowsOf(front.db, ['budget_uses']);
    const { status, json } = await upload(who, images);
    expect([status, json.code], what).toEqual([422, 'FORM_INVALID']);
    expect(Object.keys(json.errors)[0], what).toMatch(/^images/);
    expect(await rowsOf(front.db, ['budget_uses']), what).toEqual(before);
  }
});

it('61: refuses a picture of 400 million pixels by its head, before a pixel is read', async () => {
  const bomb = dataUrl(blackPng(20_000));
  expect(bomb.length).toBeLessThan(200_000);
  const who = await somebody();
  const taken = await processorTime(async () => expect((await upload(who, [bomb])).status).toBe(422));
  // Drawing it takes longer.
  expect(taken).toBeLessThan(3_000);
});

it('61: goes on serving while fifty pictures are drawn, and refuses what it has no room for', async () => {
  const large = dataUrl(blackPng(1_000));
  const people = await Promise.all([1, 2, 3, 4, 5].map(somebody));
  const done: string[] = [];
  const uploads = Array.from({ length: 50 }, async (_, at) => {
    const who = people[at % 5];
    const { status, headers } = who ? await upload(who, [large]) : await Promise.reject(new Error('nobody'));
    done.push('picture');
    return status === 503 ? headers.has('retry-after') : status === 200;
  });
  const read = await front.ask('GET /province');
  done.push('page');
  expect(read.status).toBe(200);
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([true]));
  expect(done.indexOf('page')).toBeLessThan(25);
});

it('62: serves a picture as nothing but a picture, and lists none', async () => {
  const who = await somebody();
  await upload(who, [dataUrl(Buffer.concat([await photo('jpeg'), Buffer.from('<script>alert(1)</script>')]))]);
  const { status, headers } = await front.send(`GET ${await avatarOf(who)}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/);
  for (const folder of ['/media', '/media/', '/media/%2e', '/media/..']) {
    expect((await front.send(`GET ${folder}`)).status, folder).toBe(404);
  }
});

it('67: takes 3 MiB there, and nowhere else', async () => {
  const who = await somebody();
  const padded = (bytes: number) => [`data:image/png;base64,${'A'.repeat(bytes)}`];
  expect((await upload(who, padded(3 * 1024 * 1024 - 200))).status).toBe(422);
  expect(await upload(who, padded(3 * 1024 * 1024))).toMatchObject({ status: 413, json: { code: 'BODY_TOO_LARGE' } });
  const body = { email: 'x'.repeat(300 * 1024) };
  expect((await front.shop.ask('PUT /user/forgot-password', { body })).status).toBe(413);
});

it('96: keeps the old picture, and no orphan, when the new one is lost half-way', async () => {
  front.shop.pass(16 * minute);
  const who = await somebody();
  await upload(who, [dataUrl(await photo())]);
  const [before, count] = [await avatarOf(who), await stored()];
  await front.db.execute(sql`create function tidak_jadi() returns trigger language plpgsql as
    $$ begin raise exception 'half-way' using errcode = '57P01'; end $$`);
  await front.db.execute(
    sql`create trigger tidak_jadi before delete on media for each row execute function tidak_jadi()`,
  );
  expect((await upload(who, [dataUrl(await photo('webp'))])).status).toBe(503);
  await front.db.execute(sql`drop trigger tidak_jadi on media`);
  expect([await avatarOf(who), await stored()]).toEqual([before, count]);
  expect((await front.send(`GET ${before}`)).status).toBe(200);
  expect((await upload(who, [dataUrl(await photo('webp'))])).status).toBe(200);
  expect(await stored()).toBe(count);
});
