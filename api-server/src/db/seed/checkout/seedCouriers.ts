import type { Tx } from '../../database.ts';
import { courierDistrictGaps, courierGaps, courierRates, couriers } from '../../tables/couriers.ts';
import type { Areas } from '../areas/readAreas.ts';
import { courierTable, unreachedDistricts } from './couriers.ts';

/** Writes the couriers, their tables of rates, and the cities and districts they do not go to. */
export async function seedCouriers(tx: Tx, { provinces, cities }: Areas): Promise<void> {
  const zones = new Map(provinces.map(({ id, zone }) => [id, zone]));
  await tx.insert(couriers).values(courierTable.map(({ id, code, name }) => ({ id, code, name })));
  await tx.insert(courierRates).values(
    courierTable.flatMap(({ id: courierId, service, insuranceBasisPoints, rates }) =>
      rates.map(([firstKg, nextKg, days], index) => ({
        courierId,
        zone: index + 1,
        firstKg,
        nextKg,
        service,
        days,
        insuranceBasisPoints,
      })),
    ),
  );
  await tx
    .insert(courierGaps)
    .values(
      courierTable.flatMap((courier) =>
        cities
          .filter((city) => !courier.serves(city, zones.get(city.provinceId) ?? 6))
          .map(({ id: cityId }) => ({ courierId: courier.id, cityId })),
      ),
    );
  await tx
    .insert(courierDistrictGaps)
    .values(
      courierTable.flatMap(({ id: courierId }) => unreachedDistricts.map((districtId) => ({ courierId, districtId }))),
    );
}
