import { useState } from 'react';
import type { ShownProduct } from 'shop-core';
import { useStore } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { availability, quantityBounds } from 'shop-core/rules';
import { useCorporateOffer } from '../../parts/useCorporateOffer.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { useBuy } from './useBuy.ts';
import { useChosenVariation } from './useChosenVariation.ts';
import { VariationChooser } from './VariationChooser.tsx';

/** The product: pictures, price, choice, quantity and Beli. On phones price and Beli stay in reach at the foot. */
export function ProductView({ product }: { product: ShownProduct<ProductDetail> }) {
  const { variation, choose, ask, isAsked, first } = useChosenVariation(product);
  const { minimum, maximum } = quantityBounds('product', variation.stock);
  const [wanted, setQuantity] = useState(1);
  const quantity = Math.min(wanted, Math.max(maximum, 0));
  const isCorporate = useCorporateOffer(product.segment);
  const isClosed = useStore().status === 'CLOSE';
  const isSoldOut = availability(variation.stock) === 'HABIS';
  const { buy, isBuying } = useBuy({ product, variation, quantity, onUnchosen: ask });
  const stepper = {
    label: `Jumlah ${product.name}`,
    value: quantity,
    min: minimum,
    max: maximum,
    isDisabled: isSoldOut,
    onChange: setQuantity,
  };
  const price = <ProductPrice product={product} isSoldOut={isSoldOut} />;
  const buyButton = (
    <Button isWide isPending={isBuying} isDisabled={isSoldOut || quantity === 0 || isClosed} onPress={() => void buy()}>
      Beli
    </Button>
  );
  return (
    <div className={classNames('product', isCorporate && 'is-corporate')}>
      <div className="product__gallery">
        <Gallery product={product} />
      </div>
      <div className="product__info">
        {isCorporate && (
          <p>
            <Badge tone="gold">Harga Corporate</Badge>
          </p>
        )}
        <h1 className="product__title">{product.name}</h1>
        <p className="product__rating">
          <Stars rating={product.rating} count={product.reviewCount ?? undefined} />
        </p>
        <div className="product__price">{price}</div>
        {variation.isVariable && (
          <VariationChooser
            ref={first}
            variation={variation}
            onChoose={choose}
            errorMessage={isAsked ? 'Pilih salah satu.' : undefined}
          />
        )}
        <div className="buy-box">
          <NumberStepper {...stepper} />
          {buyButton}
        </div>
        {isClosed && <p className="field__error">Toko sedang tutup.</p>}
        <ProductFacts product={product} variation={variation} />
        <ProductTabs product={product} />
      </div>
      <div className="buy-bar">
        <div className="buy-bar__price">{price}</div>
        <div className="buy-bar__action">
          <NumberStepper {...stepper} size="small" />
          {buyButton}
        </div>
      </div>
    </div>
  );
}
