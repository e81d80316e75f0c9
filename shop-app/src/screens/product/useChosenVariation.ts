import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatVariation, parseVariation, useVariation } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';

/** The variation that the URL names, so that a shared link and a login lead back to it (S2.95). */
export function useChosenVariation(product: ProductDetail) {
  const [params, setParams] = useSearchParams();
  const variation = useVariation(product, parseVariation(params));
  const [isAsked, setAsked] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  return {
    variation,
    choose: (sku: string) => setParams(formatVariation(params, sku), { replace: true, preventScrollReset: true }),
    /** Somebody wanted to buy without a choice: leads to it. */
    ask: () => {
      setAsked(true);
      first.current?.focus();
    },
    isAsked: isAsked && !variation.isChosen,
    first,
  };
}
