import { useSession } from 'shop-core';
import type { ProductSegment } from 'shop-core/contract';
import { hasCorporateOffer } from 'shop-core/rules';
import { Badge } from '../../ui/Badge.tsx';

/** Marks what has a corporate price for corporate customers (S6.16). */
export function CorporateBadge({ segment }: { segment: ProductSegment }) {
  const session = useSession();
  const customerType = session.status === 'customer' ? session.profile.typeOfCustomer : undefined;
  if (!hasCorporateOffer(segment, customerType)) return null;
  return (
    <p>
      <Badge tone="gold">Harga Corporate</Badge>
    </p>
  );
}
