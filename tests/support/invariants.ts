import { sql } from 'drizzle-orm';
import type { Db } from '../../api-server/src/db/connect.ts';
import { faultsOf } from '../../api-server/src/operations/faultsOf.ts';

interface Counted extends Record<string, unknown> {
  sku: string;
  pieces: number;
}

/** Of each sku: in stock, held by pending orders and sold, together. */
const allPieces = async (db: Db): Promise<Map<string, number>> => {
  const { rows } = await db.execute<Counted>(sql`
    select sku, (stock + (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
      where l.sku_id = skus.id and o.status <> 'cancelled'))::int as pieces from skus`);
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
};

export interface Books {
  /** Sets what is in stock of a sku, as a delivery would: the books know of it. */
  setStock(sku: string, stock: number): Promise<void>;
  /** A sentence for each thing that does not hold; none when all is well. `again` is the same data, opened anew. */
  faults(again?: Db): Promise<string[]>;
}

/** Counts the stock now, and from then on tells what got lost or does not fit together. */
export const openBooks = async (db: Db): Promise<Books> => {
  const begun = await allPieces(db);
  return {
    setStock: async (sku, stock) => {
      const before = (await allPieces(db)).get(sku) ?? 0;
      const { rows } = await db.execute<{ change: number }>(sql`
        update skus set stock = ${stock} from (select id, stock from skus where sku = ${sku} for update) as old
        where skus.id = old.id returning ${stock} - old.stock as change`);
      if (rows[0] === undefined) throw new Error(`There is no sku ${sku}.`);
      begun.set(sku, (begun.get(sku) ?? before) + rows[0].change);
    },
    faults: async (again = db) => {
      const found: string[] = [];
      for (const [sku, pieces] of await allPieces(again)) {
        const expected = begun.get(sku);
        if (expected !== undefined && pieces !== expected) found.push(`${sku}: ${expected} pieces became ${pieces}`);
      }
      return [...found, ...(await faultsOf(again))];
    },
  };
};
