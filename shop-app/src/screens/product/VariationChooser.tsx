import type { ProductDetail, ProductVariation } from 'shop-core/contract';
import { RadioList } from '../../ui/RadioList.tsx';

interface VariationChooserProps {
  readonly product: ProductDetail;
  readonly chosen: ProductVariation | undefined;
  readonly onChoose: (sku: string) => void;
}

/** One choice of the variations that exist (S2.95); what is sold out can be seen but not chosen. */
export function VariationChooser({ product, chosen, onChoose }: VariationChooserProps) {
  const label = product.attributes.map(({ name }) => name).join(', ') || 'Variasi';
  return (
    <div className="variations">
      <RadioList
        label={label}
        isRequired
        options={product.variations.map(({ sku, stock, attributes }) => ({
          value: sku,
          label: attributes.map(({ value }) => value).join(', '),
          isDisabled: stock <= 0,
        }))}
        value={chosen?.sku}
        onChange={onChoose}
      />
    </div>
  );
}
