import type { ProductDetail, ProductVariation } from 'shop-core/contract';
import { formatWeight } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

interface ProductFactsProps {
  readonly product: ProductDetail;
  readonly variation: ProductVariation | undefined;
}

/** Weight, purity, category, tags and SKU (S2.94). */
export function ProductFacts({ product, variation }: ProductFactsProps) {
  const weight = variation?.weight ?? product.weight;
  const tags = product.subCategories.filter(({ isChecked }) => isChecked);
  return (
    <dl className="facts product__facts">
      {product.purity && (
        <>
          <dt>Berat</dt>
          <dd className="numeric">{formatWeight(weight)}</dd>
          <dt>Kadar</dt>
          <dd className="numeric">{product.purity}</dd>
        </>
      )}
      <dt>Kategori</dt>
      <dd>
        <ShopLink className="text-link" to={paths.products({ categoryId: product.categoryId })}>
          {product.category}
        </ShopLink>
      </dd>
      {tags.length > 0 && (
        <>
          <dt>Tag</dt>
          <dd>
            <ul className="chips">
              {tags.map(({ id, name }) => (
                <li key={id}>
                  <Chip to={paths.products({ categoryId: product.categoryId, subCategoryId: id })}>{name}</Chip>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      <dt>SKU</dt>
      <dd className="numeric">{variation?.sku ?? product.sku}</dd>
      {product.stock > 0 && (
        <>
          <dt>Stok</dt>
          <dd className="numeric">{variation?.stock ?? product.stock}</dd>
        </>
      )}
    </dl>
  );
}
