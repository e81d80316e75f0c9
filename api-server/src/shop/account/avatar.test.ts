import { like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '../../db/tables/media.ts';
import { squarePicture } from '../../pictures/squarePicture.ts';
import { blackPng, dataUrl, photo, sidewaysPhoto } from '../../pictures/testPictures.ts';
import { addCustomer, addSession, minute } from '../testShop.ts';
import { type TestStorefront, testStorefront } from '../testStorefront.ts';

let front: TestStorefront;
beforeAll(async () => {
  front = await testStorefront();
});
afterAll(() => front.close());

async function somebody(more: Parameters<typeof addCustomer>[1] = {}) {
  const { id, code } = await addCustomer(front.shop, more);
  return { id, code, token: await addSession(front.shop, id) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

const upload = ({ code, token }: Somebody, ...images: unknown[]) =>
  front.shop.ask('PUT /customer/update-image', { token, body: { 'customer-code': code, images } });
async function uploaded(who: Somebody, image: string): Promise<string> {
  const { status, json } = await upload(who, image);
  expect(status).toBe(200);
  return (json.data as unknown as { avatar: string }).avatar;
}
const bytesAt = async (path: string) => Buffer.from(await (await front.send(`GET ${path}`)).arrayBuffer());
const stored = () => front.db.$count(media, like(media.name, 'avatar-%'));
/** The colour in the middle of the left, right, upper or lower half. */
async function colourAt(bytes: Buffer, left: number, top: number) {
  const one = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...one.subarray(0, 3)].map((part) => (part > 128 ? 1 : 0)).join('');
}
const [red, blue] = ['100', '001'];

describe('PUT /customer/update-image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('makes a %s a square WebP of 512 pixels [S7.22]', async (format) => {
    const who = await somebody();
    const avatar = await uploaded(who, dataUrl(await photo(format), `image/${format}`));
    expect(avatar).toMatch(/^\/media\/avatar-[0-9a-f]{32}\.webp$/);
    const bytes = await bytesAt(avatar);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    // Cut out of the middle, not squeezed.
    expect([await colourAt(bytes, 100, 256), await colourAt(bytes, 400, 256)]).toEqual([red, blue]);
    const account = await front.shop.ask(`GET /customer/by-code/${who.code}`, { token: who.token });
    expect(account.json.data).toMatchObject({ avatar });
  });

  it('turns a photo upright and keeps nothing else of the file [safety 61]', async () => {
    const taken = await sidewaysPhoto();
    expect(taken.includes('Nakhoda')).toBe(true);
    const bytes = await bytesAt(await uploaded(await somebody(), dataUrl(taken, 'image/jpeg')));
    expect([await colourAt(bytes, 256, 100), await colourAt(bytes, 256, 400)]).toEqual([red, blue]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.includes('Nakhoda')).toBe(false);
  });

  it('takes base64 without the head of a data URL', async () => {
    expect(await uploaded(await somebody(), (await photo()).toString('base64'))).toContain('/media/');
  });

  it('takes the old picture away, also when several come at once, but none of the shop itself', async () => {
    const before = await stored();
    const who = await somebody({ avatar: '/media/nakhoda.svg' });
    await front.db
      .insert(media)
      .values({ name: 'nakhoda.svg', contentType: 'image/svg+xml', sha256: 'x', bytes: Buffer.from('x') });
    const picture = dataUrl(await photo());
    const first = await uploaded(who, picture);
    await Promise.all([1, 2, 3, 4].map(() => uploaded(who, picture)));
    expect(await stored()).toBe(before + 1);
    expect((await front.send(`GET ${first}`)).status).toBe(404);
    expect((await front.send('GET /media/nakhoda.svg')).status).toBe(200);
  });

  it('says what it takes instead [safety 61]', async () => {
    const who = await somebody();
    const { status, json } = await upload(who, 'data:image/svg+xml;base64,PHN2Zy8+');
    expect([status, json.code]).toEqual([422, 'FORM_INVALID']);
    expect(json.errors).toEqual({ images: 'Gunakan foto JPEG, PNG, atau WebP, paling besar 2 MB.' });
    expect((await upload(who)).json.errors).toEqual({ images: 'Wajib diisi.' });
    expect((await upload(who, dataUrl(await photo()), dataUrl(await photo()))).status).toBe(422);
  });

  it('takes a photo of 36 megapixels, and none of more than 50', async () => {
    expect((await upload(await somebody(), dataUrl(blackPng(6_000)))).status).toBe(200);
    expect((await upload(await somebody(), dataUrl(blackPng(7_100)))).status).toBe(422);
  });

  it('draws two at a time, and refuses what would wait too long [safety 61]', async () => {
    const picture = await photo('png', 40);
    const drawn = await Promise.allSettled(Array.from({ length: 40 }, () => squarePicture(picture)));
    const refused = drawn.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(8);
    expect(refused[0]).toMatchObject({ reason: { problem: { code: 'UNAVAILABLE' } } });
  });

  it('ends after twenty in a quarter of an hour', async () => {
    const who = await somebody();
    const broken = dataUrl(Buffer.from('x'));
    for (let time = 0; time < 20; time += 1) expect((await upload(who, broken)).status).toBe(422);
    expect((await upload(who, broken)).status).toBe(429);
    front.shop.pass(15 * minute);
    expect((await upload(who, broken)).status).toBe(422);
  });
});
