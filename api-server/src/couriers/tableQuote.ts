import { and, eq, isNull, sql } from 'drizzle-orm';
import { readDeliveryDays } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { Db } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
import { cities, districts, provinces, subdistricts } from '../db/tables/areas.ts';
import { courierDistrictGaps, courierGaps, courierRates } from '../db/tables/couriers.ts';
import type { Quote, Shipment } from './shipment.ts';

/** What a courier asks for a shipment by its table of zones, or undefined when it does not go there. */
export async function tableQuote(
  db: Db,
  { courier, subdistrictId, weightKg, itemValue }: Shipment,
): Promise<Quote | undefined> {
  const [rate] = await rates(db).execute({ courierId: courier.id, subdistrictId });
  if (!rate) return undefined;
  const carriage = rate.firstKg + rate.nextKg * (weightKg - 1);
  const insurance = Math.ceil((itemValue * rate.insuranceBasisPoints) / 10_000);
  return { cost: rupiah(carriage + insurance), service: rate.service, days: readDeliveryDays(rate.days) };
}

const rates = hotQuery((db) =>
  db
    .select({
      firstKg: courierRates.firstKg,
      nextKg: courierRates.nextKg,
      service: courierRates.service,
      days: courierRates.days,
      insuranceBasisPoints: courierRates.insuranceBasisPoints,
    })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .innerJoin(
      courierRates,
      and(eq(courierRates.zone, provinces.zone), eq(courierRates.courierId, sql.placeholder('courierId'))),
    )
    .leftJoin(
      courierGaps,
      and(eq(courierGaps.cityId, cities.id), eq(courierGaps.courierId, sql.placeholder('courierId'))),
    )
    .leftJoin(
      courierDistrictGaps,
      and(
        eq(courierDistrictGaps.districtId, districts.id),
        eq(courierDistrictGaps.courierId, sql.placeholder('courierId')),
      ),
    )
    .where(
      and(
        eq(subdistricts.id, sql.placeholder('subdistrictId')),
        isNull(courierGaps.courierId),
        isNull(courierDistrictGaps.courierId),
      ),
    )
    .prepare('courier_rate'),
);
