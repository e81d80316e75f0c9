import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { jakartaDate } from 'shop-core/rules';
import { keptAnswers } from '../db/keptAnswers.ts';
import { packageRoot } from '../packageRoot.ts';
import type { Services } from '../services.ts';
import { myTurn } from '../turnsOfTheLoop.ts';
import { injectFetch } from './injectFetch.ts';
import { type PublicAnswer, publicAnswer } from './publicAnswer.ts';
import { rateBudget } from './rateBudget.ts';
import { renderLine } from './renderLine.ts';

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly answer: PublicAnswer;
}

/** A page at an address as a visitor sees it; undefined for the empty document that the browser fills. */
export type RenderedPages = (url: string) => Promise<RenderedPage | undefined>;

interface ServerBuild {
  renderPage(ask: {
    readonly url: string;
    readonly origin: string;
    readonly template: string;
    readonly fetch: typeof fetch;
  }): Promise<{ readonly status: 200 | 404; readonly html: string }>;
}

/** Whatever addresses somebody makes up, rendering takes no more than a part of one core: the rest comes empty. */
const rendersASecond = 40;

/**
 * The shop's own pages, rendered once and kept until something that is shown changes, or the day. `shop` answers the calls
 * that they make.
 */
export async function renderedPages(
  shop: FastifyInstance,
  { database, now, env, log }: Services,
  folder = join(packageRoot(), '..', 'shop-app'),
): Promise<RenderedPages | undefined> {
  const file = join(folder, 'dist', '.server', 'entry-server.js');
  if (!existsSync(file)) return undefined;
  const build: ServerBuild = await import(pathToFileURL(file).href);
  const template = await readFile(join(folder, 'dist', 'index.html'), 'utf8');
  const fetch = injectFetch(shop);
  const kept = keptAnswers<RenderedPage | undefined>(database.changes.count);
  const mayRender = rateBudget(rendersASecond);
  const inLine = renderLine();
  const render = async (url: string) => {
    if (!mayRender()) throw new TooManyRenders();
    const { status, html } = await inLine(() => build.renderPage({ url, origin: env.publicShopUrl, template, fetch }));
    await myTurn();
    return { status, answer: publicAnswer(html) };
  };
  return async (url) => {
    try {
      return await kept(`${jakartaDate(now())} ${url}`, () => render(url));
    } catch (error) {
      // The browser can do without, and says better what is wrong.
      if (!(error instanceof TooManyRenders)) log.error({ err: error, url }, 'a page was not rendered');
      return undefined;
    }
  };
}

class TooManyRenders extends Error {}
