import type { Checkout, CourierOffer } from 'shop-core';
import { messageFor } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';
import { RadioList } from '../../ui/RadioList.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

/** The couriers (S2.107), each with what it asks, how long it takes, and whether it insures. */
export function CourierChoice({ checkout, focus }: { checkout: Checkout; focus: FieldFocus }) {
  const { state, dispatch, couriers } = checkout;
  return (
    <RadioList
      ref={focus.refOf('courier')}
      label="Kurir"
      isRequired
      options={couriers.map((offer) => ({
        value: offer.code,
        label: offer.name,
        description: termsOf(offer),
        aside: priceOf(offer),
      }))}
      value={state.courier ?? undefined}
      onChange={(courier) => dispatch({ type: 'courierChosen', courier })}
    />
  );
}

function priceOf({ quote }: CourierOffer): string | undefined {
  if (quote.status === 'fresh') return formatRupiah(quote.cost);
  return quote.status === 'checking' ? 'Menghitung…' : undefined;
}

function termsOf({ quote, isInsured }: CourierOffer): string {
  const insurance = isInsured ? 'Termasuk asuransi' : 'Tanpa asuransi';
  if (quote.status === 'unavailable') return messageFor(quote.problem);
  if (quote.status === 'none') return `${insurance} · Ongkos kirim muncul setelah alamat pengiriman lengkap`;
  return quote.status === 'fresh' && quote.days ? `${daysOf(quote.days)} · ${insurance}` : insurance;
}

function daysOf({ from, to }: { readonly from: number; readonly to: number }): string {
  return from === to ? `Estimasi ${from} hari` : `Estimasi ${from}–${to} hari`;
}
