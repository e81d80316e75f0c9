import type { PlacedOrder } from 'shop-core/contract';
import { formatDashDate, orderStatus } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { shopName } from '../../app/shopName.ts';
import { OrderAddresses } from '../../parts/OrderAddresses.tsx';
import { OrderCosts } from '../../parts/OrderCosts.tsx';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { OrderProgress } from '../../parts/OrderProgress.tsx';
import { OrderStatusBadge } from '../../parts/OrderStatusBadge.tsx';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NextSteps } from './NextSteps.tsx';
import { PaymentBox } from './PaymentBox.tsx';

interface OrderPlacedProps {
  readonly placed: PlacedOrder;
  /** The time to pay ended while the page was open. */
  readonly onTimeOver: () => void;
}

/** What to pay, where and until when, then what was ordered. */
export function OrderPlaced({ placed, onTimeOver }: OrderPlacedProps) {
  const { order } = placed;
  const isPending = orderStatus(order.status) === 'pending';
  const toPay = order.grandTotal > 0 ? 'Selesaikan pembayaran Anda' : 'Pesanan lunas';
  const title = isPending ? toPay : 'Pesanan Anda';
  return (
    <article className="order-placed order-slip">
      {/* On paper the header of the page is not there. */}
      <p className="brand print-only">
        <BrandMark />
        <span className="brand__name">{shopName}</span>
      </p>
      <header className="order-placed__head">
        <h1 className="page-title">{title}</h1>
        <p>
          Nomor pesanan <strong className="numeric">{order.orderCode}</strong>
        </p>
        <p className="muted">
          {formatDashDate(order.orderDate)} · <OrderStatusBadge status={order.status} />
        </p>
      </header>
      {isPending && order.grandTotal > 0 && <PaymentBox order={order} onTimeOver={onTimeOver} />}
      {isPending && <NextSteps order={order} />}
      {!isPending && <OrderProgress order={order} />}
      <OrderLines lines={order.lines} />
      <OrderCosts order={order} />
      <OrderAddresses placed={placed} />
      <div className="cluster no-print">
        <Button variant="secondary" icon="print" onPress={() => window.print()}>
          Cetak
        </Button>
        <LinkButton variant="quiet" to={paths.products()}>
          Belanja lagi
        </LinkButton>
      </div>
    </article>
  );
}
