import { sentenceFor, useCartLine } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import { canRefreshPrice, formatPurity, formatRupiah, formatWeight, shortCartName } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { MetaLine } from '../../parts/MetaLine.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { ShortName } from '../../parts/ShortName.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberStepper } from '../../ui/NumberStepper.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

interface CartLineRowProps {
  readonly line: CartLine;
  /** A button of the line has done its work, and may be gone with it: somebody takes the focus. */
  readonly onDone: () => void;
  readonly onRemoved: (line: CartLine) => void;
}

/** One line of the cart. An outdated price is marked, and refreshed by its own button (S4.15, S4.17). */
export function CartLineRow({ line, onDone, onRemoved }: CartLineRowProps) {
  const { product, quantity, price, currentPrice, isOutdated } = line;
  const row = useCartLine(line);
  const isGone = isOutdated && !canRefreshPrice(line);
  const isShort = quantity > product.stock;
  const remove = async () => {
    const removed = await row.remove();
    // What is sold no more, or out of stock, could not be put back.
    if (removed.ok && !isGone && product.stock > 0) onRemoved(line);
    onDone();
  };
  return (
    <li className={classNames('line', isOutdated && 'is-disabled', row.isPending && 'is-pending')}>
      {product.image ? (
        <Picture className="line__art" src={product.image} alt="" width={72} height={72} />
      ) : (
        <span className="line__art" />
      )}
      <div className="line__body">
        <ShopLink className="line__name" to={paths.product(product.sku ?? line.sku)}>
          <ShortName name={product.name} short={shortCartName(product.name)} />
        </ShopLink>
        <MetaLine facts={factsOf(line)} />
        <p className="line__meta numeric">{formatRupiah(price)} / buah</p>
        {isGone && <p className="line__problem">Tidak dijual lagi. Hapus produk ini untuk melanjutkan.</p>}
        {isOutdated && !isGone && (
          <p className="line__problem">
            <span>
              Harga berubah
              {currentPrice !== null && (
                <>
                  {' '}
                  menjadi <strong className="amount">{formatRupiah(currentPrice)}</strong>
                </>
              )}
              .
            </span>
            <Button
              variant="secondary"
              size="small"
              icon="refresh"
              onPress={() => void row.refreshPrice().then(onDone)}
            >
              Perbarui harga
            </Button>
          </p>
        )}
        {isShort && (
          <p className="line__problem">
            {product.stock > 0
              ? `Stok tersisa ${product.stock}. Kurangi jumlahnya.`
              : 'Stok habis. Hapus produk ini untuk melanjutkan.'}
          </p>
        )}
        {row.error && !isShort && (
          <p className="line__problem" role="alert">
            {sentenceFor(row.error)}
          </p>
        )}
      </div>
      <p className="line__amount amount">{formatRupiah(line.totalPrice)}</p>
      <div className="line__controls">
        <NumberStepper
          label={`Jumlah ${product.name}`}
          value={quantity}
          min={row.bounds.minimum}
          // Of a line with more than the stock, the first step down is the one to what is there.
          max={row.bounds.maximum}
          onChange={(wanted) => void row.setQuantity(wanted)}
        />
        <IconButton icon="trash" label={`Hapus ${product.name}`} onPress={() => void remove()} />
      </div>
    </li>
  );
}

function factsOf({ sku, product }: CartLine) {
  const { attributeValue, weight, purity } = product;
  return [attributeValue, formatWeight(weight), purity && formatPurity(purity), `SKU ${sku}`];
}
