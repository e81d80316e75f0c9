import { use } from 'react';
import type { ShownProduct } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { formatRupiah } from 'shop-core/rules';
import { OriginContext } from '../../app/OriginContext.ts';
import { paths } from '../../app/paths.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { StructuredData } from '../../parts/StructuredData.tsx';
import { structuredProduct, structuredTrail } from './structuredProduct.ts';

/** What others show of a product: a search result its price and stock, a chat its picture and name. */
export function ProductHead({ product }: { product: ShownProduct<ProductDetail> }) {
  const origin = use(OriginContext);
  return (
    <>
      <PageHead
        kind="product"
        title={product.name}
        about={`${formatRupiah(product.shown.price)}. ${product.description}`}
        path={paths.product(product.sku)}
        image={product.image}
      />
      <StructuredData facts={structuredProduct(product, origin)} />
      <StructuredData facts={structuredTrail(product, origin)} />
    </>
  );
}
