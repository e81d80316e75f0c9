import * as z from '../../wire/zod.ts';

/** How many days a parcel is on its way. */
export interface DeliveryDays {
  readonly from: number;
  readonly to: number;
}

const written = /^\s*(\d{1,2})(?:\s*-\s*(\d{1,2}))?(?:\s*(?:hari|days?))?\s*$/i;

/** '2-3', '3' or '2-3 HARI', as rate services write it; null for what is no number of days. */
export function readDeliveryDays(text: string | null | undefined): DeliveryDays | null {
  const [, first, last = first] = written.exec(text ?? '') ?? [];
  return first && last && Number(first) <= Number(last) ? { from: Number(first), to: Number(last) } : null;
}

export function writeDeliveryDays({ from, to }: DeliveryDays): string {
  return from === to ? String(from) : `${from}-${to}`;
}

export const deliveryDays = z.object({ from: z.int(), to: z.int() });
