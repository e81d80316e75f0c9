import type { Order } from 'shop-core/contract';
import { formatDashDate } from 'shop-core/rules';
import { CopyButton } from '../ui/CopyButton.tsx';

/** How far an order is (S2.135): the resi to follow it by, and its moves, the newest first. */
export function OrderProgress({ order: { receiptNumber, shippingType, history } }: { order: Order }) {
  if (!receiptNumber && history.length === 0) return null;
  return (
    <section className="card" aria-labelledby="perjalanan">
      <h2 className="card__title" id="perjalanan">
        Perjalanan pesanan
      </h2>
      {receiptNumber && (
        <div className="resi">
          <p>
            <span className="muted">{shippingType ? `Nomor resi ${shippingType.name}` : 'Nomor resi'}</span>{' '}
            <strong className="resi__number numeric">{receiptNumber}</strong>
          </p>
          <CopyButton value={receiptNumber} what="nomor resi" />
        </div>
      )}
      <ol className="timeline">
        {[...history].reverse().map(({ id, description, date }) => (
          <li className="timeline__item" key={id}>
            <p>{description}</p>
            <p className="timeline__date">{formatDashDate(date)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
