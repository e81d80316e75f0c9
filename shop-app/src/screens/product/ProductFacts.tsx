import type { VariationView } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { formatCount, formatPurity, formatWeight } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { ShopLink } from '../../ui/ShopLink.tsx';

interface ProductFactsProps {
  readonly product: ProductDetail;
  readonly variation: VariationView;
}

/** Weight, purity, category, tags and SKU (S2.94). */
export function ProductFacts({ product, variation }: ProductFactsProps) {
  const { sku, weight, stock } = variation;
  const tags = product.subCategories.filter(({ isChecked }) => isChecked);
  const tagList = tags.length > 0 && (
    <ul className="chips">
      {tags.map(({ id, name }) => (
        <li key={id}>
          <Chip to={paths.products({ categoryId: product.categoryId, subCategoryId: id })}>{name}</Chip>
        </li>
      ))}
    </ul>
  );
  const category = (
    <ShopLink className="text-link" to={paths.products({ categoryId: product.categoryId })}>
      {product.category}
    </ShopLink>
  );
  return (
    <Facts
      className="product__facts"
      facts={[
        ['Berat', product.purity && formatWeight(weight)],
        ['Kadar', product.purity && formatPurity(product.purity)],
        ['Kategori', category],
        ['Tag', tagList || null],
        ['SKU', sku],
        ['Stok', stock > 0 ? formatCount(stock) : null],
      ]}
    />
  );
}
