import { orderStatusLabel } from 'shop-core/rules';
import { Badge } from '../ui/Badge.tsx';

/** What an order status is called (S2.134), in its colour. */
export function OrderStatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{orderStatusLabel(status)}</Badge>;
}

const tones: Readonly<Record<string, 'warn' | 'good' | 'bad' | 'gold'>> = {
  pending: 'warn',
  processing: 'gold',
  shipped: 'gold',
  complete: 'good',
  cancelled: 'bad',
};
