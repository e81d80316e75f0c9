import { useState } from 'react';
import { type ShownProduct, useStore } from 'shop-core';
import type { ProductListItem } from 'shop-core/contract';
import { availability, formatPurity, formatWeight, type Milligram, quantityBounds, shortName } from 'shop-core/rules';
import { paths } from '../app/paths.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/classNames.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { NumberStepper } from '../ui/NumberStepper.tsx';
import { Price } from '../ui/Price.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { Picture, type PictureUrgency } from './Picture.tsx';
import { ShortName } from './ShortName.tsx';
import type { AddFromCard } from './useAddFromCard.ts';
import { useCorporateOffer } from './useCorporateOffer.ts';

interface ProductCardProps {
  readonly product: ShownProduct<ProductListItem>;
  /** Adds a number of pieces; the list around the card knows what to show of the outcome. */
  readonly add: AddFromCard;
  /** The first cards are seen at once: their pictures are not put off. */
  readonly urgency?: PictureUrgency;
  /** How wide the picture is shown, where that is not in a grid of products. */
  readonly sizes?: string;
  readonly headingLevel?: 'h2' | 'h3';
}

// Two beside each other on a phone.
const sizesInGrid = '(max-width: 767px) calc(50vw - 24px), 320px';

/** A product in a list or carousel (S2.71, S2.90, S4.12). */
export function ProductCard(props: ProductCardProps) {
  const { product, add, urgency = 'lazy', sizes = sizesInGrid, headingLevel: Heading = 'h3' } = props;
  const isSoldOut = availability(product.stock) === 'HABIS';
  const isCorporate = useCorporateOffer(product.segment);
  const { price, struckThrough } = product.shown;
  return (
    <article className={classNames('card product-card', isSoldOut && 'is-sold-out', isCorporate && 'is-corporate')}>
      <div className="product-card__art">
        {product.image && (
          <Picture src={product.image} alt="" width={320} height={320} sizes={sizes} urgency={urgency} />
        )}
        <div className="product-card__badges">
          {isCorporate && <Badge tone="gold">Harga Corporate</Badge>}
          {struckThrough && !isSoldOut && <Badge tone="bad">Promo</Badge>}
        </div>
      </div>
      <div className="product-card__body">
        <Heading className="product-card__name">
          <ShopLink className="product-card__link" to={paths.product(product.sku)}>
            <ShortName name={product.name} short={shortName(product.name)} />
          </ShopLink>
        </Heading>
        <p className="product-card__meta">{metaOf(product.weight, product.purity, product.categoryName)}</p>
        <div className="product-card__price">
          {isSoldOut ? <strong>HABIS</strong> : <Price amount={price} regular={struckThrough} />}
        </div>
        <CardActions product={product} add={add} isSoldOut={isSoldOut} />
      </div>
    </article>
  );
}

function metaOf(weight: Milligram, purity: string | null, category: string): string {
  return weight > 0 && purity ? `${formatWeight(weight)} · ${formatPurity(purity)}` : category;
}

function CardActions({ product, add, isSoldOut }: Pick<ProductCardProps, 'product' | 'add'> & { isSoldOut: boolean }) {
  const [wanted, setQuantity] = useState(1);
  const [isAdding, setAdding] = useState(false);
  const [mustChoose, setMustChoose] = useState(false);
  const store = useStore();
  const { minimum, maximum } = quantityBounds('product', product.stock);
  const quantity = Math.min(wanted, Math.max(maximum, 0));
  const buy = async () => {
    setAdding(true);
    const result = await add(product, quantity);
    setAdding(false);
    if (result.ok) setQuantity(1);
    else setMustChoose(result.error.problem.code === 'VARIATION_REQUIRED_ON_DETAIL');
  };
  return (
    <div className="product-card__actions">
      <NumberStepper
        size="small"
        label={`Jumlah ${product.name}`}
        value={quantity}
        min={minimum}
        max={maximum}
        isDisabled={isSoldOut}
        onChange={setQuantity}
      />
      <Button
        size="small"
        aria-label={`Beli ${product.name}`}
        isPending={isAdding}
        isDisabled={isSoldOut || quantity === 0 || store.status === 'CLOSE'}
        onPress={() => void buy()}
      >
        Beli
      </Button>
      {/* Why it is not in the cart stands in a toast, which goes away; the way to where one chooses stays (S5.28). */}
      {mustChoose && (
        <LinkButton to={paths.product(product.sku)} variant="secondary" size="small" isWide>
          Pilih variasi
        </LinkButton>
      )}
    </div>
  );
}
