import { useState } from 'react';
import { formatVariation, parseVariation, useProduct, useVariation } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';

/** Radio buttons for the variations; the choice stands in the address, so that a link shares it. */
function VariationField({ product }: { product: ProductDetail }) {
  const [chosenSku, setChosenSku] = useState(() => parseVariation(new URLSearchParams(location.search)));
  const { isVariable, label, options, isChosen, stock } = useVariation(product, chosenSku);
  const choose = (sku: string) => {
    setChosenSku(sku);
    history.replaceState(null, '', `?${formatVariation(new URLSearchParams(location.search), sku)}`);
  };
  if (!isVariable) return null;
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(({ sku, label: value, isSoldOut }) => (
        <label key={sku}>
          <input
            type="radio"
            name="variation"
            disabled={isSoldOut}
            checked={sku === chosenSku}
            onChange={() => choose(sku)}
          />
          {value}
        </label>
      ))}
      <p role="status">{isChosen ? `Stok ${stock}` : 'Pilih variasi terlebih dahulu'}</p>
    </fieldset>
  );
}

export default function ProductVariations({ sku }: { sku: string }) {
  const { data: product } = useProduct(sku);
  return product ? <VariationField product={product} /> : <p role="status">Memuat produk…</p>;
}
