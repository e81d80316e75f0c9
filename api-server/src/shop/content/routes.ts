import {
  getAbout,
  getBlogPage,
  getBlogPages,
  getDashboard,
  getMenu,
  getStoreNotice,
  getStoreStatus,
  getWhatsApp,
} from 'shop-core/contract';
import { pageRows } from 'shop-core/decisions';
import { jakartaDate, storeStatus } from 'shop-core/rules';
import { keptAnswers } from '../../db/keptAnswers.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { listedProducts } from '../listedProducts.ts';
import { shopperOf } from '../shopper.ts';
import { type HomeContent, homeContent, homePage } from './homePage.ts';
import { mainMenu } from './mainMenu.ts';
import { aboutPage, blogPageBySlug, blogPagesOf, configEntry } from './store.ts';

/** Each setting that is public has its own call (S7.30, S7.32, S7.33); the others can't be asked for. */
export function contentRoutes(desk: ShopDesk, services: Services): void {
  const { database, now } = services;
  const { db, changes } = database;
  const kept = publicAnswers(services);
  const listed = listedProducts(db);
  const contents = keptAnswers<HomeContent>(changes.countButStock);

  serve(desk, getMenu, (_ask, { caller }) => mainMenu(db, shopperOf(caller)), kept);
  serve(desk, getWhatsApp, () => configEntry(db, 'AKUN_WHATSAPP'), kept);
  // S4.8: an empty setting is an open store.
  serve(desk, getStoreStatus, async () => ({ value: storeStatus((await configEntry(db, 2)).value) }), kept);
  serve(desk, getStoreNotice, () => configEntry(db, 6), kept);
  serve(
    desk,
    getDashboard,
    async (_ask, { caller }) => {
      // What is the same for everybody is not loaded anew for each customer.
      const content = await contents('home', () => homeContent(db));
      return homePage(listed, content, shopperOf(caller), jakartaDate(now()));
    },
    kept,
  );
  serve(
    desk,
    getBlogPage,
    async ({ params }) => (await blogPageBySlug(db, params.slug)) ?? refuse({ code: 'NOT_FOUND', what: 'PAGE' }),
    kept,
  );
  serve(
    desk,
    getBlogPages,
    async ({ body }) => ({ ...(await blogPagesOf(db, body.isBlog, pageRows(body))), currentPage: body.page }),
    kept,
  );
  serve(desk, getAbout, async () => (await aboutPage(db, 1)) ?? refuse({ code: 'NOT_FOUND', what: 'PAGE' }), kept);
}
