import { createHash } from 'node:crypto';
import type { OrderRequest } from 'shop-core/contract';

/** A fingerprint of what a customer asked for, to tell a repeated order from another one. */
export function requestHash(request: OrderRequest): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('base64url');
}

// Two clients may write the same fields in another order.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, held]) => [key, sorted(held)]),
  );
}
