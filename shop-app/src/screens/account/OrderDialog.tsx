import { ShopError, sentenceFor, useOrder } from 'shop-core';
import type { PlacedOrder } from 'shop-core/contract';
import { formatDashDate, orderStatus } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { OrderAddresses } from '../../parts/OrderAddresses.tsx';
import { OrderCosts } from '../../parts/OrderCosts.tsx';
import { OrderLines } from '../../parts/OrderLines.tsx';
import { OrderProgress } from '../../parts/OrderProgress.tsx';
import { OrderStatusBadge } from '../../parts/OrderStatusBadge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface OrderDialogProps {
  readonly orderCode: string;
  readonly onClose: () => void;
}

/** An order of the list, whole (S2.135). That it could not be loaded is said in it (S8.34). */
export function OrderDialog({ orderCode, onClose }: OrderDialogProps) {
  const { data, error, refetch, isFetching } = useOrder(orderCode);
  const isPending = data && orderStatus(data.order.status) === 'pending';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={`Pesanan ${orderCode}`}
      actions={
        data && (
          <LinkButton variant={isPending ? 'primary' : 'secondary'} to={paths.finish(orderCode)}>
            {isPending ? 'Cara pembayaran' : 'Buka halaman pesanan'}
          </LinkButton>
        )
      }
    >
      {data && <OrderDetail placed={data} />}
      {!data && error && (
        <ErrorState
          message={error instanceof ShopError ? sentenceFor(error) : 'Pesanan tidak dapat dimuat.'}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Memuat pesanan">
          <Skeleton shape="text" lines={3} />
          <Skeleton shape="block" />
        </Loading>
      )}
    </Dialog>
  );
}

function OrderDetail({ placed }: { placed: PlacedOrder }) {
  const { order } = placed;
  return (
    <div className="stack">
      <p className="muted">
        {formatDashDate(order.orderDate)} · <OrderStatusBadge status={order.status} />
      </p>
      <OrderProgress order={order} />
      <OrderLines lines={order.lines} />
      <OrderCosts order={order} />
      <OrderAddresses placed={placed} />
    </div>
  );
}
