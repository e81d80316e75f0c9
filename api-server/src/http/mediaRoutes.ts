import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/connect.ts';
import { keptAnswers } from '../db/keptAnswers.ts';
import { media } from '../db/tables/media.ts';
import { sharedPicture } from '../pictures/sharedPicture.ts';
import type { Services } from '../services.ts';
import { byteCache } from './byteCache.ts';
import { refuse } from './refuse.ts';

interface Picture {
  readonly name: string;
  readonly contentType: string;
  readonly sha256: string;
}

type PictureRequest = FastifyRequest<{ Params: { readonly name: string } }>;

const keptBytes = 32 * 1024 * 1024;
const keptNames = 2_000;

/** The shop's pictures, from the database. */
export function mediaRoutes(app: FastifyInstance, { database: { db, changes } }: Services): void {
  const known = keptAnswers<Picture | undefined>(changes.countButStock, keptNames);
  // By content, not by name: what is kept under a hash never grows old.
  const bytesByHash = byteCache(keptBytes);

  const keep = async (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = bytesByHash.get(key);
    if (kept) return kept;
    const bytes = await make();
    bytesByHash.set(key, bytes);
    return bytes;
  };
  const stored = (picture: Picture) => keep(picture.sha256, () => loadBytes(db, picture));
  const shared = (picture: Picture) =>
    keep(`${picture.sha256} shared`, async () => {
      const bytes = await sharedPicture(await stored(picture), picture.contentType);
      return bytes ?? refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
    });

  const serve = (url: string, bytesOf: (picture: Picture) => Promise<Buffer>, contentType?: string) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      logLevel: 'warn',
      handler: async (request: PictureRequest, reply) => {
        const { name } = request.params;
        const picture = name.includes('\0') ? undefined : await known(name, () => findPicture(db, name));
        if (!picture) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
        describe(reply, { ...picture, ...(contentType && { contentType }) });
        if (request.headers['if-none-match']?.includes(picture.sha256)) return reply.status(304).send();
        const bytes = await bytesOf(picture);
        if (request.method !== 'HEAD') return reply.send(bytes);
        return reply.header('content-length', bytes.length).send();
      },
    });
  serve('/media/:name', stored);
  serve('/media/:name/dibagikan.jpg', shared, 'image/jpeg');
}

async function findPicture(db: Db, name: string): Promise<Picture | undefined> {
  const { contentType, sha256 } = media;
  const [picture] = await db.select({ name: media.name, contentType, sha256 }).from(media).where(eq(media.name, name));
  return picture;
}

async function loadBytes(db: Db, { name, sha256 }: Picture): Promise<Buffer> {
  const [row] = await db
    .select({ bytes: media.bytes })
    .from(media)
    .where(and(eq(media.name, name), eq(media.sha256, sha256)));
  // It was replaced since its name was looked up.
  return row ? Buffer.from(row.bytes) : refuse({ code: 'UNAVAILABLE' });
}

function describe(reply: FastifyReply, { contentType, sha256 }: Picture): void {
  const isImage = /^image\/[\w.+-]+$/.test(contentType);
  reply.headers({
    'content-type': isImage ? contentType : 'application/octet-stream',
    // Weak: the same picture may travel compressed.
    etag: `W/"${sha256}"`,
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'x-content-type-options': 'nosniff',
    // Opened by itself an SVG is a page of this origin: it may draw, and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Mails and the console show them too.
    'cross-origin-resource-policy': 'cross-origin',
  });
}
