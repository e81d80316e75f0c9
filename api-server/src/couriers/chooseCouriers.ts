import type { Services } from '../services.ts';
import type { Couriers } from './couriers.ts';
import { createRateService } from './rateService.ts';
import { serviceCouriers } from './serviceCouriers.ts';
import { tableCouriers } from './tableCouriers.ts';

/** The rate service that the environment names, else the shop's own tables. */
export function chooseCouriers(services: Services): Couriers {
  const { rateService } = services.env;
  return rateService ? serviceCouriers(services, createRateService(rateService)) : tableCouriers(services.database.db);
}
