import type { Order } from 'shop-core/contract';
import { formatRupiah, lineTotal, shortName } from 'shop-core/rules';
import { MetaLine } from './MetaLine.tsx';
import { Picture } from './Picture.tsx';
import { ShortName } from './ShortName.tsx';

/** What was ordered. */
export function OrderLines({ lines }: { lines: Order['lines'] }) {
  return (
    <section className="card" aria-labelledby="produk">
      <h2 className="card__title" id="produk">
        Produk
      </h2>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.id} className="line line-small">
            {line.image && <Picture className="line__art" src={line.image} alt="" width={48} height={48} />}
            <div className="line__body">
              <p className="line__name">
                <ShortName name={line.name} short={shortName(line.name)} />
              </p>
              <MetaLine facts={[line.attribute, `SKU ${line.sku}`, `${line.quantity} x ${formatRupiah(line.price)}`]} />
            </div>
            <span className="line__amount amount">{formatRupiah(lineTotal(line))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
