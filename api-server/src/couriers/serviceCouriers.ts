import { eq } from 'drizzle-orm';
import { spendNow } from '../budget/spend.ts';
import type { Db } from '../db/database.ts';
import { subdistricts } from '../db/tables/areas.ts';
import { refuse } from '../http/refuse.ts';
import type { Services } from '../services.ts';
import type { Couriers } from './couriers.ts';
import { RateFailure } from './rateFailure.ts';
import type { RateService } from './rateService.ts';
import type { Quote, Shipment } from './shipment.ts';
import { freshQuote, insuredValue, keepQuote, reviveQuote } from './storedQuotes.ts';

type Place = Pick<Services, 'database' | 'now' | 'log'>;

/** Couriers by a rate service. Every answer is kept in the database; the last one serves while the service fails. */
export function serviceCouriers({ database: { db }, now, log }: Place, service: RateService): Couriers {
  const askService = async (shipment: Shipment, destination: string): Promise<Quote | undefined> => {
    const { courier, weightKg } = shipment;
    const parcel = { courier: courier.code, destination, weightKg, insuredValue: insuredValue(shipment) };
    try {
      const answer = await service(parcel);
      await keepQuote(db, shipment, answer, now());
      return answer;
    } catch (error) {
      if (!(error instanceof RateFailure)) throw error;
      log.warn({ courier: courier.code, reason: error.message }, 'the rate service gave no answer');
      const last = await reviveQuote(db, shipment, now());
      return last === 'unasked' ? refuse({ code: 'UNAVAILABLE' }) : last;
    }
  };

  return {
    async quote(shipment, asker) {
      const fresh = await freshQuote(db, shipment, now());
      if (fresh !== 'unasked') return fresh;
      const destination = await villageCode(db, shipment.subdistrictId);
      if (destination === undefined) return undefined;
      await spendNow(db, 'SHIPPING_QUOTE', asker, now());
      return askService(shipment, destination);
    },
    known: (tx, shipment) => freshQuote(tx, shipment, now()),
  };
}

async function villageCode(db: Db, subdistrictId: number): Promise<string | undefined> {
  const [village] = await db
    .select({ code: subdistricts.code })
    .from(subdistricts)
    .where(eq(subdistricts.id, subdistrictId));
  return village?.code;
}
