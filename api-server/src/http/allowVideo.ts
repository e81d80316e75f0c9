import { videoOrigins } from 'shop-core/rules/content';

const policyName = 'content-security-policy';

/** The headers of the one page that plays videos: files of any site, and frames of the known video hosts alone. */
export function allowVideo(headers: readonly string[]): string[] {
  const more = `media-src 'self' https:;frame-src ${videoOrigins.join(' ')}`;
  return headers.map((text, at) => (headers[at - 1] === policyName ? `${text};${more}` : text));
}
