/**
 * An address that somebody typed or a mail program broke, such as '/products/PROMO-50%': a percent sign that begins no
 * letter is meant as one. Else nobody could be told by a page that the product is not there.
 */
export function readableUrl(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (isReadable(path)) return url;
  const typed = path.replace(/%(?![\da-f]{2})/gi, '%25');
  return [isReadable(typed) ? typed : path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
