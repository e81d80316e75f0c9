import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { packageRoot } from '../packageRoot.ts';
import { allowVideo } from './allowVideo.ts';
import { canonicalUrl } from './canonicalUrl.ts';
import { publicFiles } from './publicFiles.ts';
import { refuse } from './refuse.ts';
import type { RenderedPages } from './renderedPages.ts';
import { sendPublic } from './sendPublic.ts';
import { wantsPage } from './wantsPage.ts';

type WebApp = 'shop-app' | 'admin-console';

/** Serves a built app at /: its files under their names, and at every other address outside /api its page. */
export async function serveWebApp(
  app: FastifyInstance,
  name: WebApp,
  folder = join(packageRoot(), '..', name, 'dist'),
  pages: RenderedPages = async () => undefined,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const page = isBuilt ? await builtPage(app, name, folder, pages) : notBuiltPage(name);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathOf(request);
      if (path === '/api' || path.startsWith('/api/')) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
      const canonical = canonicalUrl(request.url);
      if (canonical !== request.url) return reply.redirect(canonical, 308);
      return page(path, request, reply);
    },
  });
  // A form that its page's script did not take: what it says is not read, and stands in no address. Its page says what is needed.
  app.post('/*', {
    onRequest: async (request, reply) => {
      const path = pathOf(request);
      // '//evil.example' as an address would leave the site.
      const isPage = !/^\/(api(\/|$)|[/\\])/.test(path) && wantsPage(path, request.headers.accept);
      return isPage ? reply.redirect(request.url, 303) : refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
    },
    handler: () => undefined,
  });
}

type Page = (path: string, request: FastifyRequest, reply: FastifyReply) => unknown;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

async function builtPage(app: FastifyInstance, name: WebApp, folder: string, pages: RenderedPages): Promise<Page> {
  // Names in there are made of their content: they never change.
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    logLevel: 'warn',
  });
  const files = await publicFiles(folder);
  const homeHeaders = allowVideo(app.securityHeaders);
  return async (path, request, reply) => {
    if (files.has(path)) return reply.sendFile(path.slice(1), folder, { maxAge: '1h', immutable: false });
    if (!wantsPage(path, request.headers.accept)) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
    const page = await pages(request.url);
    const headers = name === 'shop-app' && path === '/' ? homeHeaders : app.securityHeaders;
    if (page?.status === 200) return sendPublic(request, reply, page.answer, 'text/html; charset=utf-8', headers);
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
    reply.status(page?.status ?? 200).header('cache-control', 'no-cache');
    return reply.sendFile('index.html', folder, { cacheControl: false });
  };
}

const notBuiltPage =
  (name: WebApp): Page =>
  (path, request, reply) => {
    if (!wantsPage(path, request.headers.accept)) return refuse({ code: 'NOT_FOUND', what: 'ROUTE' });
    return reply
      .status(503)
      .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
      .send(`${name} is not built: run npm run build, then start the server again.\n`);
  };
