import type { FastifyInstance } from 'fastify';
import {
  getCities,
  getDistricts,
  getOnlineCities,
  getOnlineSubdistricts,
  getProvinces,
  getProvincesOf,
  getSubdistricts,
  searchAreas,
} from 'shop-core/contract';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { ShopDesk } from '../desk.ts';
import { areaFinder } from './areaFinder.ts';
import {
  allProvinces,
  citiesOf,
  districtsOf,
  onlineCitiesOf,
  provincesServedBy,
  subdistrictsOf,
  subdistrictsOfCity,
} from './store.ts';

/** The areas of Indonesia (S3.30). Unknown ones hold nothing: that is an empty list, not an error. */
export function addressRoutes(desk: ShopDesk, { database: { db } }: Services): void {
  const find = areaFinder(db);
  desk.app.register(async (app) => {
    mayBeKept(app);
    const areas = { ...desk, app };
    serve(areas, getProvinces, () => allProvinces(db));
    serve(areas, getCities, ({ params }) => citiesOf(db, params.provinceId));
    serve(areas, getDistricts, ({ params }) => districtsOf(db, params.cityId));
    serve(areas, getSubdistricts, ({ params }) => subdistrictsOf(db, params.districtId));
    serve(areas, getOnlineSubdistricts, ({ query }) => subdistrictsOfCity(db, query.cityId));
    serve(areas, searchAreas, ({ query }) => find(query.typed));
  });
  // Where couriers go changes more often than the map.
  serve(desk, getProvincesOf, ({ params }) => provincesServedBy(db, params.courier));
  serve(desk, getOnlineCities, ({ query }) => onlineCitiesOf(db, query.provinceId));
}

/** Lets browsers and proxies keep what these routes answer to visitors for a day. */
function mayBeKept(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.statusCode === 200 && headers.authorization === undefined) {
      reply.header('cache-control', 'public, max-age=86400');
    }
  });
}
