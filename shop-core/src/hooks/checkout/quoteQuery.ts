import { queryOptions } from '@tanstack/react-query';
import { type QuoteAsk, quoteShipping } from '../../contract/calls/checkout.ts';
import { type QuerySource, shopKey } from '../provider/shopKey.ts';

/**
 * What a courier asks for a parcel (S7.58). The key is the question, so an answer never stands for another place, weight or
 * value, and holds whoever asks. Asked once and kept as long as the server keeps it: how often somebody may ask is limited.
 */
export function quoteQuery(shop: QuerySource, courier: string, body: QuoteAsk) {
  return queryOptions({
    queryKey: shopKey(shop, 'shipping-quote', courier, body),
    // Without the signal: who pressed CEK ONGKIR and moved on gets an answer all the same.
    queryFn: () => shop.client.send(quoteShipping, { body }),
    staleTime: 30 * 60_000,
    // CEK ONGKIR asks again.
    retry: false,
    refetchOnWindowFocus: false,
    // Offline is told instead of waited for.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}
