import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { media } from '../db/tables/media.ts';
import type { Log } from '../log.ts';
import { avifPictures } from '../pictures/avifPictures.ts';
import { drawnPictures } from '../pictures/drawnPictures.ts';
import { narrowPicture, pictureWidths } from '../pictures/narrowPicture.ts';
import { sharedPicture } from '../pictures/sharedPicture.ts';
import { byteCache } from './byteCache.ts';
import { refuse } from './refuse.ts';

export interface Picture {
  readonly name: string;
  readonly contentType: string;
  readonly sha256: string;
}

/** A picture as it is sent: in its own form, or drawn in another. */
export interface PictureForm {
  readonly bytes: Buffer;
  readonly contentType?: string;
  /** It stands in for another form, which a later ask may get. */
  readonly isMakeshift?: boolean;
}

const keptBytes = 32 * 1024 * 1024;

const nothing = Buffer.alloc(0);

interface Place {
  readonly db: Db;
  readonly log: Log;
  readonly picturesFolder?: string | undefined;
}

/** The forms of a stored picture: as it is, as a WebP or an AVIF of a listed width, and as chats show it. */
export function pictureForms({ db, log, picturesFolder }: Place) {
  // By content, not by name: what is kept under a hash never grows old.
  const bytesByHash = byteCache(keptBytes);
  const draw = drawnPictures();
  const avifs = avifPictures(picturesFolder, log);

  const stored = async (picture: Picture): Promise<PictureForm> => {
    const bytes = bytesByHash.get(picture.sha256) ?? (await loadBytes(db, picture));
    bytesByHash.set(picture.sha256, bytes);
    return { bytes };
  };
  const narrow = async (picture: Picture, width: number, takesAvif: boolean): Promise<PictureForm> => {
    if (!pictureWidths.includes(width)) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
    const name = `${picture.sha256}-${width}.avif`;
    const avif = takesAvif ? await avifs.find(name) : undefined;
    if (avif?.length) return { bytes: avif, contentType: 'image/avif' };
    const own = { ...(await stored(picture)), contentType: picture.contentType };
    const webp = await draw(`${picture.sha256} ${width}`, () => narrowPicture(own, width, 'webp'));
    // A page shows a picture that is too large rather than none.
    if (typeof webp === 'string') return { ...own, isMakeshift: true };
    const form = { bytes: webp, contentType: 'image/webp' };
    if (!takesAvif || avif) return form;
    avifs.begin(name, async () => {
      const made = await narrowPicture(own, width, 'avif');
      return made && made.length < webp.length ? made : nothing;
    });
    return { ...form, isMakeshift: true };
  };
  const shared = async (picture: Picture): Promise<PictureForm> => {
    const { bytes } = await stored(picture);
    const drawn = await draw(`${picture.sha256} shared`, () => sharedPicture(bytes, picture.contentType));
    if (drawn === 'busy') return refuse({ code: 'UNAVAILABLE' });
    if (drawn === 'undrawable') return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
    return { bytes: drawn, contentType: 'image/jpeg' };
  };
  return { stored, narrow, shared };
}

async function loadBytes(db: Db, { name, sha256 }: Picture): Promise<Buffer> {
  const [row] = await db
    .select({ bytes: media.bytes })
    .from(media)
    .where(and(eq(media.name, name), eq(media.sha256, sha256)));
  // It was replaced since its name was looked up.
  return row ? Buffer.from(row.bytes) : refuse({ code: 'UNAVAILABLE' });
}
