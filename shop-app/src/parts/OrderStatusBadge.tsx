import { type OrderStatus, orderStatus, orderStatusLabel } from 'shop-core/rules';
import { Badge } from '../ui/Badge.tsx';

/** What an order status is called (S2.134), in its colour. */
export function OrderStatusBadge({ status }: { status: string }) {
  const known = orderStatus(status);
  return <Badge tone={known ? tones[known] : 'neutral'}>{orderStatusLabel(status)}</Badge>;
}

const tones: { readonly [S in OrderStatus]: 'warn' | 'good' | 'bad' | 'gold' } = {
  pending: 'warn',
  processing: 'gold',
  shipped: 'gold',
  complete: 'good',
  cancelled: 'bad',
};
