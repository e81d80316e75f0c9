import { useSession } from 'shop-core';
import type { ProductSegment } from 'shop-core/contract';
import { hasCorporateOffer } from 'shop-core/rules';

/** Whether a product of this segment is marked for who looks at it, by badge and style (S2.90, S6.16). */
export function useCorporateOffer(segment: ProductSegment): boolean {
  const session = useSession();
  const customerType = session.status === 'customer' ? session.profile.typeOfCustomer : undefined;
  return hasCorporateOffer(segment, customerType);
}
