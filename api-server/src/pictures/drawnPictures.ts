import { byteCache } from '../http/byteCache.ts';
import { rateBudget } from '../http/rateBudget.ts';
import { workQueue } from '../security/workQueue.ts';

/** 'busy': not now, for others are drawn already; 'undrawable': never. */
export type Drawn = Buffer | 'busy' | 'undrawable';

const keptBytes = 32 * 1024 * 1024;
/** A page of products begun at once is drawn; whoever asks for all there is waits, and takes no more than one core. */
const atMost = { underWay: 24, aSecond: 16 };

/** Draws pictures one after another, each once however many ask for it, and keeps those used last. */
export function drawnPictures() {
  const kept = byteCache(keptBytes);
  const underWay = new Map<string, Promise<Drawn>>();
  const mayDraw = rateBudget(atMost.aSecond);
  const queue = workQueue({ atOnce: 1, waiting: atMost.underWay });

  const begin = (key: string, draw: () => Promise<Buffer | undefined>): Promise<Drawn> => {
    const drawing = queue(draw)
      .then((bytes) => {
        if (bytes) kept.set(key, bytes);
        return bytes ?? 'undrawable';
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
  /** @param key names content and form: what is kept under it never grows old */
  return async (key: string, draw: () => Promise<Buffer | undefined>): Promise<Drawn> => {
    const known = kept.get(key) ?? underWay.get(key);
    if (known) return known;
    return underWay.size >= atMost.underWay || !mayDraw() ? 'busy' : begin(key, draw);
  };
}
