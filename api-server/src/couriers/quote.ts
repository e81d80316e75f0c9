import { and, eq, isNull } from 'drizzle-orm';
import { type Rupiah, rupiah } from 'shop-core/rules';
import type { Db } from '../db/database.ts';
import { cities, districts, provinces, subdistricts } from '../db/tables/areas.ts';
import { courierGaps, courierRates } from '../db/tables/orders.ts';

export interface Shipment {
  readonly courierId: number;
  readonly subdistrictId: number;
  /** Whole kilograms, from 1. */
  readonly weightKg: number;
  readonly itemValue: Rupiah;
}

export interface Quote {
  readonly cost: Rupiah;
  /** The service's name, shown beside the cost. */
  readonly service: string;
}

/** What a courier asks for a shipment by its table of zones, or undefined when it does not go there. */
export async function quote(
  db: Db,
  { courierId, subdistrictId, weightKg, itemValue }: Shipment,
): Promise<Quote | undefined> {
  const [rate] = await db
    .select({
      firstKg: courierRates.firstKg,
      nextKg: courierRates.nextKg,
      service: courierRates.service,
      insuranceBasisPoints: courierRates.insuranceBasisPoints,
    })
    .from(subdistricts)
    .innerJoin(districts, eq(districts.id, subdistricts.districtId))
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .innerJoin(provinces, eq(provinces.id, cities.provinceId))
    .innerJoin(courierRates, and(eq(courierRates.zone, provinces.zone), eq(courierRates.courierId, courierId)))
    .leftJoin(courierGaps, and(eq(courierGaps.cityId, cities.id), eq(courierGaps.courierId, courierId)))
    .where(and(eq(subdistricts.id, subdistrictId), isNull(courierGaps.courierId)));
  if (!rate) return undefined;
  const carriage = rate.firstKg + rate.nextKg * (weightKg - 1);
  const insurance = Math.ceil((itemValue * rate.insuranceBasisPoints) / 10_000);
  return { cost: rupiah(carriage + insurance), service: rate.service };
}
