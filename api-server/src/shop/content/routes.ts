import {
  type BlogPage,
  type ConfigEntry,
  type Dashboard,
  getBlogPage,
  getDashboard,
  getMenu,
  getStoreNotice,
  getStoreStatus,
  getWhatsApp,
  type Menu,
} from 'shop-core/contract';
import { jakartaDate, storeStatus } from 'shop-core/rules';
import { databaseState } from '../../db/databaseState.ts';
import { keptAnswers } from '../../db/keptAnswers.ts';
import { refuse } from '../../http/refuse.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { shopperOf } from '../shopper.ts';
import { homePage } from './homePage.ts';
import { blogPageBySlug, configEntry, mainMenu } from './store.ts';

/** Each setting that is public has its own call (S7.30, S7.32, S7.33); the others can't be asked for. */
export function contentRoutes(desk: ShopDesk, { database: { db }, now }: Services): void {
  const state = databaseState(db);
  const menus = keptAnswers<Menu[]>(state);
  const settings = keptAnswers<ConfigEntry>(state);
  const homePages = keptAnswers<Dashboard>(state);
  const blogPages = keptAnswers<BlogPage | undefined>(state);
  const setting = (key: number | string) => settings(String(key), () => configEntry(db, key));

  serve(desk, getMenu, () => menus('main', () => mainMenu(db)));
  serve(desk, getWhatsApp, () => setting('AKUN_WHATSAPP'));
  // S4.8: an empty setting is an open store.
  serve(desk, getStoreStatus, async () => ({ value: storeStatus((await setting(2)).value) }));
  serve(desk, getStoreNotice, () => setting(6));
  serve(desk, getDashboard, (_ask, { caller }) => {
    const shopper = shopperOf(caller);
    const today = jakartaDate(now());
    return homePages(JSON.stringify([shopper, today]), () => homePage(db, shopper, today));
  });
  serve(desk, getBlogPage, async ({ params: { slug } }) => {
    const page = await blogPages(slug, () => blogPageBySlug(db, slug));
    return page ?? refuse({ code: 'NOT_FOUND', what: 'PAGE' });
  });
}
