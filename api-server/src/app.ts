import type { FastifyInstance } from 'fastify';
import adminDocument from '../../docs/api/admin.openapi.json' with { type: 'json' };
import shopDocument from '../../docs/api/shop.openapi.json' with { type: 'json' };
import { adminDesk } from './admin/adminDesk.ts';
import { auditRoutes } from './admin/audit/routes.ts';
import { orderRoutes } from './admin/orders/routes.ts';
import { reviewDeskRoutes } from './admin/reviews/routes.ts';
import { roleRoutes } from './admin/roles/routes.ts';
import { adminSessionRoutes } from './admin/session/routes.ts';
import { userRoutes } from './admin/users/routes.ts';
import { figureRoutes } from './admin/work/figures/routes.ts';
import { workRoutes } from './admin/work/routes.ts';
import { docsRoutes } from './docs/docsRoutes.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { listener } from './http/listener.ts';
import { mediaRoutes } from './http/mediaRoutes.ts';
import { renderedPages } from './http/renderedPages.ts';
import { serveWebApp } from './http/serveWebApp.ts';
import type { Services } from './services.ts';
import { accountRoutes } from './shop/account/routes.ts';
import { addressRoutes } from './shop/address/routes.ts';
import { cartRoutes } from './shop/cart/routes.ts';
import { catalogueRoutes } from './shop/catalogue/routes.ts';
import { checkoutRoutes } from './shop/checkout/routes.ts';
import { crawlerRoutes } from './shop/content/crawlerRoutes.ts';
import { contentRoutes } from './shop/content/routes.ts';
import { couponRoutes } from './shop/coupon/routes.ts';
import type { ShopDesk } from './shop/desk.ts';
import { pointRoutes } from './shop/points/routes.ts';
import { quizRoutes } from './shop/quiz/routes.ts';
import { reviewRoutes } from './shop/review/routes.ts';
import { authenticateCustomer } from './shop/session/authenticateCustomer.ts';
import { sessionRoutes } from './shop/session/routes.ts';
import { zakatRoutes } from './shop/zakat/routes.ts';

export interface Listeners {
  readonly shop: FastifyInstance;
  readonly admin: FastifyInstance;
}

/** Everything the two listeners answer, in one visible list. Listens to nothing yet. */
export async function build(services: Services): Promise<Listeners> {
  return { shop: await buildShop(services), admin: await buildAdmin(services) };
}

async function buildShop(services: Services): Promise<FastifyInstance> {
  const app = await listener(services, services.env.allowedOrigins);
  healthRoutes(app, services);
  mediaRoutes(app, services);
  crawlerRoutes(app, services);
  app.register(
    async (api) => {
      const desk: ShopDesk = { app: api, authenticate: authenticateCustomer(services) };
      sessionRoutes(desk, services);
      accountRoutes(desk, services);
      addressRoutes(desk, services);
      contentRoutes(desk, services);
      catalogueRoutes(desk, services);
      reviewRoutes(desk, services);
      cartRoutes(desk, services);
      couponRoutes(desk, services);
      pointRoutes(desk, services);
      checkoutRoutes(desk, services);
      quizRoutes(desk, services);
      zakatRoutes(desk, services);
      docsRoutes(api, shopDocument);
    },
    { prefix: '/api' },
  );
  await serveWebApp(app, 'shop-app', undefined, await renderedPages(app, services));
  return app;
}

async function buildAdmin(services: Services): Promise<FastifyInstance> {
  const app = await listener(services);
  healthRoutes(app, services);
  mediaRoutes(app, services);
  app.register(
    async (api) => {
      const desk = adminDesk(api, services);
      adminSessionRoutes(desk, services);
      userRoutes(desk, services);
      roleRoutes(desk, services);
      reviewDeskRoutes(desk, services);
      orderRoutes(desk, services);
      auditRoutes(desk, services);
      workRoutes(desk, services);
      figureRoutes(desk, services);
      docsRoutes(api, adminDocument);
    },
    { prefix: '/api' },
  );
  await serveWebApp(app, 'admin-console');
  return app;
}
