import { text } from 'node:stream/consumers';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { createShopClient, ShopError } from 'shop-core';
import { App } from './app/App.tsx';
import { filesOfScreen } from './app/filesOfScreen.ts';
import { writePage } from './app/pageDocument.ts';
import { routeAt } from './app/routes.ts';
import { fetchForVisitor } from './app/visitorQueries.ts';

export interface PageAsk {
  /** Path and query, as in the address. */
  readonly url: string;
  /** Where the shop is known, such as https://shop.example: canonical addresses and pictures of shared links name it. */
  readonly origin: string;
  /** The built index.html. */
  readonly template: string;
  /** Answers the calls at /api, as a browser's fetch would. */
  readonly fetch: typeof globalThis.fetch;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
}

/**
 * A page as a visitor sees it. What is not there, and what only the browser knows how to show (a cart, an account), comes as
 * the empty document that the browser fills.
 */
export async function renderPage({ url, origin, template, fetch }: PageAsk): Promise<Page> {
  const { pathname, searchParams: search } = new URL(url, origin);
  const { path, params } = routeAt(pathname);
  if (path === '*') return { status: 404, html: template };
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const api = { client: createShopClient({ baseUrl: `${origin}/api`, fetch }) };
  try {
    const fetched = fetchForVisitor(path, { queries, api, params, search });
    if (!fetched) return { status: 200, html: template };
    await fetched;
  } catch (error) {
    if (error instanceof ShopError && error.problem.code === 'NOT_FOUND') return { status: 404, html: template };
    throw error;
  }
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={url}>
      <App queryClient={queries} origin={origin} fetch={fetch} />
    </StaticRouter>,
    // In one piece: large parts would come later in the document, with scripts that put them in their places.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const state = { origin, queries: dehydrate(queries) };
  const html = writePage(template, await text(prelude), state, filesOfScreen(path));
  return { status: 200, html };
}
