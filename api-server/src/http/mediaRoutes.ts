import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { Db } from '../db/connect.ts';
import { keptAnswers } from '../db/keptAnswers.ts';
import { media } from '../db/tables/media.ts';
import { isNeverReplaced } from '../pictures/storedPicture.ts';
import type { Services } from '../services.ts';
import { type Picture, type PictureForm, pictureForms } from './pictureForms.ts';
import { refuse } from './refuse.ts';

interface Asked {
  readonly name: string;
  readonly width?: string;
}
type PictureRequest = FastifyRequest<{ Params: Asked }>;

const keptNames = 2_000;
const avif = 'image/avif';

/** Whoever takes AVIF names it: what says only that it takes all is no browser that we know to. */
const acceptsAvif = (accepted: string | undefined) =>
  /image\/avif(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted ?? '');

/** The forms of a picture have different tags, for a cache may hold both. */
const tagOf = ({ sha256, contentType }: Pick<Picture, 'sha256' | 'contentType'>) =>
  contentType === avif ? `"${sha256}.avif"` : `"${sha256}"`;

/** The shop's pictures and films, from the database. */
export function mediaRoutes(app: FastifyInstance, { database: { db, changes }, log, picturesFolder }: Services): void {
  const known = keptAnswers<Picture | undefined>(changes.countButStock, keptNames);
  const { stored, narrow, shared } = pictureForms({ db, log, picturesFolder });

  const serve = (url: string, formOf: (picture: Picture, asked: Asked, takesAvif: boolean) => Promise<PictureForm>) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      logLevel: 'warn',
      handler: async (request: PictureRequest, reply) => {
        const { name } = request.params;
        const picture = name.includes('\0') ? undefined : await known(name, () => findPicture(db, name));
        if (!picture) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
        const takesAvif = acceptsAvif(request.headers.accept);
        if (request.params.width) reply.header('vary', 'accept');
        const held = [picture.contentType, ...(takesAvif ? [avif] : [])].find((contentType) =>
          request.headers['if-none-match']?.includes(tagOf({ ...picture, contentType })),
        );
        if (held)
          return describe(reply, { ...picture, contentType: held })
            .status(304)
            .send();
        const { bytes, ...form } = await formOf(picture, request.params, takesAvif);
        describe(reply, { ...picture, ...form });
        if (request.method !== 'HEAD') return isVideo(picture) ? sendPart(request, reply, bytes) : reply.send(bytes);
        return reply.header('content-length', bytes.length).send();
      },
    });
  serve('/media/:name', stored);
  // Named after the form that every browser takes; who takes AVIF gets that.
  serve('/media/:name/:width(^\\d+).webp', (picture, { width }, takesAvif) =>
    narrow(picture, Number(width), takesAvif),
  );
  serve('/media/:name/dibagikan.jpg', shared);
}

async function findPicture(db: Db, name: string): Promise<Picture | undefined> {
  const { contentType, sha256 } = media;
  const [picture] = await db.select({ name: media.name, contentType, sha256 }).from(media).where(eq(media.name, name));
  return picture;
}

/** The part a player asks for: without parts Safari plays nothing, and nobody can jump ahead. */
function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  // Our tags are weak, and a weak tag never proves that two parts are of one file.
  const { range: asked } = request.headers;
  if (!asked || request.headers['if-range']) return reply.send(bytes);
  const ranges = parseRange(bytes.length, asked);
  if (ranges === -1) return reply.status(416).header('content-range', `bytes */${bytes.length}`).send();
  // Several at once, which no player asks for, may be answered by the whole.
  const [range, ...others] = ranges !== -2 && ranges.type === 'bytes' ? ranges : [];
  if (!range || others.length > 0) return reply.send(bytes);
  const { start, end } = range;
  reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  return reply.send(bytes.subarray(start, end + 1));
}

const isVideo = ({ contentType }: Pick<Picture, 'contentType'>) => /^video\/(mp4|webm)$/.test(contentType);

function describe(reply: FastifyReply, picture: Picture & Omit<PictureForm, 'bytes'>): FastifyReply {
  const { contentType, isMakeshift } = picture;
  const isImage = /^image\/[\w.+-]+$/.test(contentType);
  // Weak: the same picture may travel compressed.
  if (isVideo(picture)) reply.header('accept-ranges', 'bytes');
  if (!isMakeshift) reply.header('etag', `W/${tagOf(picture)}`);
  return reply.headers({
    'content-type': isImage || isVideo(picture) ? contentType : 'application/octet-stream',
    'cache-control': isMakeshift ? 'public, max-age=60' : keepingOf(picture),
    'x-content-type-options': 'nosniff',
    // Opened by itself an SVG is a page of this origin: it may draw, and nothing else.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Mails and the console show them too.
    'cross-origin-resource-policy': 'cross-origin',
  });
}

// For a week only: by then a picture that somebody removed is gone from caches too.
const keepingOf = ({ name }: Picture) =>
  isNeverReplaced(name) ? 'public, max-age=604800, immutable' : 'public, max-age=3600, stale-while-revalidate=86400';
