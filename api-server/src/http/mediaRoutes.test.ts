import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allPictures } from '../db/seed/pictures/allPictures.ts';
import { media } from '../db/tables/media.ts';
import { photo } from '../pictures/testPictures.ts';
import { type TestStorefront, testStorefront } from '../shop/testStorefront.ts';

let front: TestStorefront;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const drawing = (fill: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><path fill="${fill}"/></svg>`);
const picture = (name: string, bytes: Uint8Array, contentType = 'image/svg+xml') => ({
  name,
  contentType,
  bytes,
  sha256: sha256(bytes),
});
// Every byte there is: nothing on the way takes it for text.
const everyByte = Buffer.from(Array.from({ length: 4096 }, (_, at) => at % 256));
const avatar = `avatar-${'0a'.repeat(16)}.webp`;

beforeAll(async () => {
  front = await testStorefront();
  await front.db
    .insert(media)
    .values([
      picture('batang.svg', drawing('gold')),
      picture('foto.png', everyByte, 'image/png'),
      picture('koyak.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')),
      picture('film.mp4', everyByte, 'video/mp4'),
      picture('banner.svg', Buffer.from(allPictures['banner-mulai']?.() ?? '')),
      picture('odd.html', Buffer.from('<script>'), 'text/html'),
      picture('cincin.jpg', await photo('jpeg', 1_000), 'image/jpeg'),
      picture(avatar, await photo('webp', 512), 'image/webp'),
    ]);
});
afterAll(() => front.close());

const drawnAt = async (path: string) => {
  const answer = await front.send(`GET ${path}`);
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  return { type: answer.headers.get('content-type'), format, width, height };
};

describe('a film', () => {
  const part = async (headers: Record<string, string>) => {
    const answer = await front.send('GET /media/film.mp4', { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, range: answer.headers.get('content-range'), bytes, headers: answer.headers };
  };

  it('comes whole, with its type, and says that it comes in parts [S2.74]', async () => {
    const { status, bytes, headers } = await part({});
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('video/mp4');
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(bytes).toEqual(everyByte);
  });

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=4000-', 4000, 4095],
    ['bytes=-96', 4000, 4095],
    ['bytes=4090-9999', 4090, 4095],
  ])('comes in the part %s that a player asks for [S2.74]', async (range, first, last) => {
    const { status, range: told, bytes } = await part({ range });
    expect({ status, told }).toEqual({ status: 206, told: `bytes ${first}-${last}/4096` });
    expect(bytes).toEqual(everyByte.subarray(first, last + 1));
  });

  it.each(['bytes=4096-', 'bytes=-0', 'bytes=5-2'])('refuses the part %s that is not there', async (range) => {
    expect(await part({ range })).toMatchObject({ status: 416, range: 'bytes */4096' });
  });

  it.each([{ range: 'meter=0-1' }, { range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': 'W/"older"' }])(
    'comes whole when %j names no part of this very film',
    async (headers) => {
      const { status, bytes } = await part(headers);
      expect(status).toBe(200);
      expect(bytes).toEqual(everyByte);
    },
  );
});

describe('a picture', () => {
  it('comes with its bytes, its type and its length', async () => {
    const answer = await front.send('GET /media/foto.png');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-length')).toBe('4096');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(everyByte);
    const again = await front.send('GET /media/foto.png');
    expect(Buffer.from(await again.arrayBuffer())).toEqual(everyByte);
  });

  it('can be kept, and asked for again by its tag', async () => {
    const first = await front.send('GET /media/batang.svg');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toContain(sha256(drawing('gold')));
    const second = await front.send('GET /media/batang.svg', { headers: { 'if-none-match': `"x", ${etag}` } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.get('etag')).toBe(etag);
    expect((await front.send('GET /media/batang.svg', { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const answer = await front.send('HEAD /media/foto.png');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('4096');
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toBe('');
  });

  it('is there as a JPEG of the size that chats show, whatever it is itself', async () => {
    const answer = await front.send('GET /media/batang.svg/dibagikan.jpg');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    for (const name of ['none.svg', 'foto.png', 'odd.html']) {
      expect((await front.send(`GET /media/${name}/dibagikan.jpg`)).status, name).toBe(404);
    }
  });

  it('is there as a WebP of several widths, and never wider than it is itself', async () => {
    const webp = { type: 'image/webp', format: 'webp' };
    expect(await drawnAt('/media/cincin.jpg/160.webp')).toEqual({ ...webp, width: 160, height: 80 });
    expect(await drawnAt('/media/cincin.jpg/640.webp')).toEqual({ ...webp, width: 640, height: 320 });
    expect(await drawnAt('/media/cincin.jpg/1600.webp')).toEqual({ ...webp, width: 1_000, height: 500 });
    const narrow = await front.send('GET /media/cincin.jpg/640.webp');
    expect(narrow.headers.get('etag')).not.toBeNull();
    expect(narrow.headers.get('cache-control')).toMatch(/^public, max-age=3600/);
  });

  it('that is a drawing is there as a WebP of every width', async () => {
    const webp = { type: 'image/webp', format: 'webp' };
    expect(await drawnAt('/media/batang.svg/160.webp')).toEqual({ ...webp, width: 160, height: 160 });
    expect(await drawnAt('/media/batang.svg/960.webp')).toEqual({ ...webp, width: 960, height: 960 });
  });

  it.each(['0', '161', '99999', '640.webp/640', '-160', '1e3', ''])('is there in no width %j', async (width) => {
    expect((await front.send(`GET /media/cincin.jpg/${width}.webp`)).status).toBe(404);
  });

  it('that nobody can draw comes as it is in every width, and is asked for again soon', async () => {
    for (const [name, bytes] of [
      ['koyak.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path')],
      ['foto.png', everyByte],
    ] as const) {
      const answer = await front.send(`GET /media/${name}/320.webp`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
      expect(answer.headers.get('etag')).toBeNull();
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
    }
  });

  it('whose name is used once is kept without being asked for again', async () => {
    for (const form of ['', '/160.webp']) {
      const { headers } = await front.send(`GET /media/${avatar}${form}`);
      expect(headers.get('cache-control')).toBe('public, max-age=604800, immutable');
    }
  });

  it('can do nothing but be looked at', async () => {
    const { headers } = await front.send('GET /media/batang.svg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('is no page, whatever it was stored as', async () => {
    const { headers } = await front.send('GET /media/odd.html');
    expect(headers.get('content-type')).toBe('application/octet-stream');
  });

  it('that was replaced comes in its new form at once', async () => {
    await front.db.insert(media).values(picture('new.svg', drawing('red')));
    expect(await (await front.send('GET /media/new.svg')).text()).toBe(drawing('red').toString());
    await front.db
      .update(media)
      .set(picture('new.svg', drawing('blue')))
      .where(eq(media.name, 'new.svg'));
    expect(await (await front.send('GET /media/new.svg')).text()).toBe(drawing('blue').toString());
    await front.db.delete(media).where(eq(media.name, 'new.svg'));
    expect((await front.send('GET /media/new.svg')).status).toBe(404);
  });
});

describe('a picture for whoever takes AVIF', () => {
  const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await front.send(`GET ${path}`, { headers });
    const told = (name: string) => answer.headers.get(name) ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { status } = answer;
    return {
      status,
      type: told('content-type'),
      tag: told('etag'),
      keeping: told('cache-control'),
      vary: told('vary'),
      bytes,
    };
  };
  /** Asks until what comes is not for the meantime. */
  const made = (path: string) =>
    vi.waitFor(
      async () => {
        const answer = await ask(path, { accept: chromium });
        expect(answer.tag).not.toBe('');
        return answer;
      },
      { timeout: 60_000 },
    );

  it('is a WebP at once, to be asked for again soon, and a smaller AVIF once that is made', async () => {
    const path = '/media/banner.svg/320.webp';
    const first = await ask(path, { accept: chromium });
    expect(first).toMatchObject({ status: 200, type: 'image/webp', tag: '', keeping: 'public, max-age=60' });
    const later = await made(path);
    expect(later.type).toBe('image/avif');
    expect(later.keeping).toMatch(/^public, max-age=3600/);
    expect(later.bytes.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    expect(later.bytes.length).toBeLessThan(first.bytes.length);
  });

  it.each([
    [
      'Safari 15 and WebKitGTK without AVIF',
      'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5',
    ],
    ['curl', '*/*'],
    ['one that refuses it', 'image/avif;q=0, image/webp'],
    ['one that refuses it to three places', 'image/webp, image/avif ; q=0.000'],
  ])('stays a WebP for %s, to be kept as long as ever', async (_who, accept) => {
    const path = '/media/banner.svg/480.webp';
    await made(path);
    const answer = await ask(path, { accept });
    expect(answer).toMatchObject({ status: 200, type: 'image/webp', vary: 'accept' });
    expect(answer.keeping).toMatch(/^public, max-age=3600/);
  });

  it('tells caches that its form depends on who asks, and each form by a tag of its own', async () => {
    const path = '/media/banner.svg/160.webp';
    const avif = await made(path);
    const webp = await ask(path, { accept: 'image/webp' });
    expect([avif.vary, webp.vary]).toEqual(['accept', 'accept']);
    expect(webp.tag).not.toBe(avif.tag);
    const again = { accept: chromium, 'if-none-match': avif.tag };
    expect(await ask(path, again)).toMatchObject({ status: 304, tag: avif.tag, vary: 'accept' });
    expect(await ask(path, { accept: 'image/webp', 'if-none-match': avif.tag })).toMatchObject({
      status: 200,
      type: 'image/webp',
    });
    const both = { accept: 'image/webp', 'if-none-match': `${avif.tag}, ${webp.tag}` };
    expect(await ask(path, both)).toMatchObject({ status: 304, tag: webp.tag });
  });

  it('stays a WebP where an AVIF is no smaller', async () => {
    const { type, keeping } = await made('/media/cincin.jpg/160.webp');
    expect(type).toBe('image/webp');
    expect(keeping).toMatch(/^public, max-age=3600/);
  });

  it('stays what was stored at its own address', async () => {
    await made('/media/banner.svg/160.webp');
    expect(await ask('/media/banner.svg', { accept: chromium })).toMatchObject({ type: 'image/svg+xml' });
  });
});

it.each(['nope.svg', '', '..%2f..%2fpackage.json', '%00', 'batang.svg%00', 'BATANG.SVG'])(
  'knows no picture %j',
  async (name) => {
    const answer = await front.send(`GET /media/${name}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  },
);
