import { useCart } from 'shop-core';
import type { CartLine } from 'shop-core/contract';
import { priceLabels } from 'shop-core/messages';
import { formatRupiah, shortCartName } from 'shop-core/rules';
import { paths } from '../app/paths.ts';
import { MetaLine } from '../parts/MetaLine.tsx';
import { Picture } from '../parts/Picture.tsx';
import { ShortName } from '../parts/ShortName.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Popup } from '../ui/Popup.tsx';
import { ShopLink } from '../ui/ShopLink.tsx';
import { useLoginPath } from './useLoginPath.ts';

/** The cart under its icon (S2.47): opens on hover, closes 120 ms after the pointer left (S4.6, S4.7). */
export function CartPopup() {
  const cart = useCart();
  const loginPath = useLoginPath();
  const lines = cart.status === 'ready' ? cart.lines : [];
  const label = cart.status === 'ready' ? `Keranjang, ${cart.lines.length} produk` : 'Keranjang';
  return (
    <Popup
      label={label}
      trigger={
        <>
          <Icon name="cart" />
          {lines.length > 0 && <span className="count">{lines.length}</span>}
        </>
      }
    >
      <p className="popup-title">Keranjang</p>
      {cart.status === 'none' && (
        <p className="popup-foot">
          <ShopLink className="text-link" to={loginPath}>
            Masuk untuk melihat keranjang Anda
          </ShopLink>
        </p>
      )}
      {cart.status === 'failed' && <p className="popup-foot">Keranjang tidak dapat dimuat.</p>}
      {cart.status === 'ready' && lines.length === 0 && <p className="popup-foot">Keranjang kosong</p>}
      {cart.status === 'ready' && lines.length > 0 && (
        <>
          <ul className="popup-list">
            {lines.map((line) => (
              <PopupLine key={line.id} line={line} />
            ))}
          </ul>
          <div className="popup-foot">
            <div className="cluster cluster-between">
              <span>{priceLabels.SUBTOTAL}</span>
              <strong className="amount">{formatRupiah(cart.subtotal)}</strong>
            </div>
            <LinkButton to={paths.cart()} isWide>
              Lihat keranjang
            </LinkButton>
          </div>
        </>
      )}
    </Popup>
  );
}

function PopupLine({ line }: { line: CartLine }) {
  const { product, quantity, totalPrice } = line;
  return (
    <li className="line line-small">
      {product.image && <Picture className="line__art" src={product.image} alt="" width={48} height={48} />}
      <div className="line__body">
        <ShopLink className="line__name" to={paths.product(product.sku ?? line.sku)}>
          <ShortName name={product.name} short={shortCartName(product.name)} />
        </ShopLink>
        <MetaLine facts={[product.attributeValue, `${quantity} buah`]} />
      </div>
      <span className="line__amount amount">{formatRupiah(totalPrice)}</span>
    </li>
  );
}
