import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** The shop's pictures, from the database. */
export function mediaRoutes(app: FastifyInstance, { database: { db, changes } }: Services): void {
  const known = keptAnswers<Picture | undefined>(changes.countButStock, keptNames);
  const { stored, narrow, shared } = pictureForms(db);

  const serve = (url: string, formOf: (picture: Picture, asked: Asked) => Promise<PictureForm>) =>
    app.route({
      method: ['GET', 'HEAD'],
      url,
      logLevel: 'warn',
      handler: async (request: PictureRequest, reply) => {
        const { name } = request.params;
        const picture = name.includes('\0') ? undefined : await known(name, () => findPicture(db, name));
        if (!picture) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
        if (request.headers['if-none-match']?.includes(picture.sha256)) {
          return describe(reply, picture).status(304).send();
        }
        const { bytes, ...form } = await formOf(picture, request.params);
        describe(reply, { ...picture, ...form });
        if (request.method !== 'HEAD') return reply.send(bytes);
        return reply.header('content-length', bytes.length).send();
      },
    });
  serve('/media/:name', stored);
  serve('/media/:name/:width(^\\d+).webp', (picture, { width }) => narrow(picture, Number(width)));
  serve('/media/:name/dibagikan.jpg', shared);
}

async function findPicture(db: Db, name: string): Promise<Picture | undefined> {
  const { contentType, sha256 } = media;
  const [picture] = await db.select({ name: media.name, contentType, sha256 }).from(media).where(eq(media.name, name));
  return picture;
}

function describe(reply: FastifyReply, picture: Picture & Omit<PictureForm, 'bytes'>): FastifyReply {
  const { contentType, sha256, isMakeshift } = picture;
  const isImage = /^image\/[\w.+-]+$/.test(contentType);
  // Weak: the same picture may travel compressed.
  if (!isMakeshift) reply.header('etag', `W/"${sha256}"`);
  return reply.headers({
    'content-type': isImage ? contentType : 'application/octet-stream',
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
