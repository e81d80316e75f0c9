import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession, useShop, useStore } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import {
  availability,
  hasCorporateOffer,
  jakartaDate,
  priceShown,
  quantityBounds,
  variableProductCode,
} from 'shop-core/rules';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { Price } from '../../ui/Price.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductText } from './ProductText.tsx';
import { useBuy } from './useBuy.ts';
import { VariationChooser } from './VariationChooser.tsx';

/** The product: pictures, price, choice, quantity and Beli. On phones price and Beli stay in reach at the foot. */
export function ProductView({ product }: { product: ProductDetail }) {
  const [params, setParams] = useSearchParams();
  const isVariable = product.typeCode === variableProductCode;
  const variation = product.variations.find(({ sku }) => sku === params.get('variasi'));
  const stock = variation?.stock ?? product.stock;
  const { minimum, maximum } = quantityBounds('product', stock);
  const [wanted, setQuantity] = useState(1);
  const quantity = Math.min(wanted, Math.max(maximum, 0));
  const store = useStore();
  const isSoldOut = availability(stock) === 'HABIS';
  const { buy, isBuying } = useBuy(product, variation, quantity);

  const choose = (sku: string) => {
    const next = new URLSearchParams(params);
    next.set('variasi', sku);
    setParams(next, { replace: true, preventScrollReset: true });
  };
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
    <Button
      isWide
      isPending={isBuying}
      isDisabled={isSoldOut || quantity === 0 || store.status === 'CLOSE'}
      onPress={() => void buy()}
    >
      Beli
    </Button>
  );

  return (
    <div className="product">
      <div className="product__gallery">
        <Gallery product={product} />
      </div>
      <div className="product__info">
        <CorporateBadge product={product} />
        <h1 className="product__title">{product.name}</h1>
        <p className="product__rating">
          <Stars rating={product.rating} count={product.reviewCount} />
        </p>
        <div className="product__price">{price}</div>
        {isVariable && <VariationChooser product={product} chosen={variation} onChoose={choose} />}
        <div className="buy-box">
          <NumberStepper {...stepper} />
          {buyButton}
        </div>
        {store.status === 'CLOSE' && <p className="field__error">Toko sedang tutup.</p>}
        <ProductFacts product={product} variation={variation} />
        <ProductText product={product} />
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

function ProductPrice({ product, isSoldOut }: { product: ProductDetail; isSoldOut: boolean }) {
  const shop = useShop();
  if (isSoldOut) return <strong className="price price-large">HABIS</strong>;
  const { price, struckThrough } = priceShown(product, jakartaDate(shop.now()));
  return <Price size="large" amount={price} regular={struckThrough} />;
}

function CorporateBadge({ product }: { product: ProductDetail }) {
  const session = useSession();
  const customerType = session.status === 'customer' ? session.profile.typeOfCustomer : undefined;
  if (!hasCorporateOffer(product.segment, customerType)) return null;
  return (
    <p>
      <Badge tone="gold">Harga Corporate</Badge>
    </p>
  );
}
