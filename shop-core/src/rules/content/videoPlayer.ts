import { readUrl } from '../text/readUrl.ts';

/** How a video is played: a file by the browser itself, one of a video host in a frame of that host. */
export interface VideoPlayer {
  readonly kind: 'file' | 'frame';
  /** Of the file, or of the page to frame. */
  readonly url: string;
}

interface VideoHost {
  /** Where its frames come from; a page that shows them allows no other. */
  readonly origin: string;
  /** The page to frame for the address of a video; undefined when it is none. */
  readonly frameOf: (address: URL) => string | undefined;
}

const fileNames = /\.(?:mp4|m4v|webm|ogv|mov)$/i;
// What identifies a video there: nothing that could lead elsewhere within the host.
const youTubeId = /^[\w-]{6,20}$/;
const vimeoPath = /^\/(?:video\/)?(\d{4,15})(?:\/([\da-f]{6,20}))?\/?$/;

const youTube: VideoHost = {
  // The host that sets no cookie before somebody plays.
  origin: 'https://www.youtube-nocookie.com',
  frameOf: ({ hostname, pathname, searchParams }) => {
    const name = hostname.replace(/^(?:www|m)\./, '');
    const [, place = '', id = ''] = pathname.split('/');
    const isEmbed = place === 'embed' || place === 'shorts' || place === 'live';
    const found = name === 'youtu.be' ? place : isEmbed ? id : place === 'watch' ? searchParams.get('v') : null;
    if (!['youtu.be', 'youtube.com', 'youtube-nocookie.com'].includes(name) || !youTubeId.test(found ?? '')) return;
    return `https://www.youtube-nocookie.com/embed/${found}?autoplay=1&rel=0`;
  },
};

const vimeo: VideoHost = {
  origin: 'https://player.vimeo.com',
  frameOf: ({ hostname, pathname, searchParams }) => {
    if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return;
    const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
    const key = inPath ?? searchParams.get('h') ?? '';
    // A video that is not listed is found with its key alone.
    const unlisted = /^[\da-f]{6,20}$/.test(key) ? `&h=${key}` : '';
    return id && `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${unlisted}`;
  },
};

const hosts: readonly VideoHost[] = [youTube, vimeo];

/** Where the frames of known video hosts come from, for the policy of the page that shows them. */
export const videoOrigins: readonly string[] = hosts.map(({ origin }) => origin);

/**
 * How the video at an address is played (S2.74): a media file by the browser's own player, one of a known video host in its
 * frame in privacy mode. Undefined for anything else, which is an ordinary link.
 */
export function videoPlayer(link: string): VideoPlayer | undefined {
  const address = readUrl(link, 'https://shop.invalid');
  if (!address) return undefined;
  const { protocol, pathname } = address;
  if (protocol === 'https:' && fileNames.test(pathname)) return { kind: 'file', url: link };
  if (!/^https?:$/.test(protocol)) return undefined;
  for (const { frameOf } of hosts) {
    const url = frameOf(address);
    if (url) return { kind: 'frame', url };
  }
  return undefined;
}
