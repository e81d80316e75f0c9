import { readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';
import { type Listening, listening } from './listening.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** A host that knows nothing of the shop but what docs/how-to/host-the-shop-elsewhere.md asks of it. */
export function staticSite(folder: string): Promise<Listening> {
  return listening(siteAnswer(folder));
}

export function siteAnswer(folder: string): RequestListener {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    const asked = join(folder, pathname);
    if (!isFile(asked) && pathname.startsWith('/assets/')) return response.writeHead(404).end();
    const file = isFile(asked) ? asked : join(folder, 'index.html');
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  };
}
