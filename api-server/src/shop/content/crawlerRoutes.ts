import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { products } from '../../db/tables/catalogue.ts';
import { blogPages } from '../../db/tables/content.ts';
import { publicAnswer } from '../../http/publicAnswer.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { sendPublic } from '../../http/sendPublic.ts';
import type { Services } from '../../services.ts';
import { offeredTo, shopperOf } from '../shopper.ts';

/** As many as one sitemap may name. */
const most = 50_000;

// Nobody finds anything there, and each holds what is one customer's.
const notForCrawlers = ['/api/', '/account', '/cart', '/checkout', '/finish/', '/zakat'];

/** What search engines ask for: every page that a visitor can open, and where there is nothing for them. */
export function crawlerRoutes(app: FastifyInstance, services: Services): void {
  const { publicShopUrl } = services.env;
  const kept = publicAnswers(services);
  const robots = publicAnswer(
    [
      'User-agent: *',
      ...notForCrawlers.map((path) => `Disallow: ${path}`),
      `Sitemap: ${publicShopUrl}/sitemap.xml`,
      '',
    ].join('\n'),
  );
  app.get('/robots.txt', async (request, reply) => sendPublic(request, reply, robots, 'text/plain; charset=utf-8'));
  app.get('/sitemap.xml', async (request, reply) => {
    const answer = await kept('sitemap', async () => {
      const paths = await publicPaths(services.database.db);
      return publicAnswer(sitemap(paths.map((path) => publicShopUrl + path)));
    });
    return sendPublic(request, reply, answer, 'application/xml; charset=utf-8');
  });
}

async function publicPaths(db: Db): Promise<string[]> {
  const offered = db
    .select({ sku: products.sku })
    .from(products)
    .where(offeredTo(shopperOf(undefined)));
  const goods = await offered.orderBy(asc(products.position), asc(products.id)).limit(most);
  const texts = await db.select({ slug: blogPages.slug, isBlog: blogPages.isBlog }).from(blogPages).limit(most);
  return [
    ...['/', '/products', '/blogs', '/about', '/quiz', '/simulasi-perencanaan-keuangan'],
    ...texts.map(({ slug, isBlog }) => `/${isBlog ? 'blogs' : 'pages'}/${encodeURIComponent(slug)}`),
    ...goods.map(({ sku }) => `/products/${encodeURIComponent(sku)}`),
  ].slice(0, most);
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${head}\n${urls.join('\n')}\n</urlset>\n`;
}
