import type { Ref } from 'react';
import type { VariationView } from 'shop-core';
import { RadioList } from '../../ui/RadioList.tsx';

interface VariationChooserProps {
  readonly variation: VariationView;
  readonly onChoose: (sku: string) => void;
  readonly errorMessage: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** One choice of the variations that exist (S2.95); what is sold out can be seen but not chosen. */
export function VariationChooser({ variation, onChoose, errorMessage, ref }: VariationChooserProps) {
  const { label, options, chosen } = variation;
  return (
    <div className="variations">
      <RadioList
        ref={ref}
        label={label || 'Variasi'}
        isRequired
        options={options.map(({ sku, label: values, isSoldOut }) => ({
          value: sku,
          label: values,
          description: isSoldOut ? 'habis' : undefined,
          isDisabled: isSoldOut,
        }))}
        value={chosen?.sku}
        onChange={onChoose}
        errorMessage={errorMessage}
      />
    </div>
  );
}
