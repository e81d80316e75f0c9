import type { ShownProduct } from 'shop-core';
import type { ProductDetail } from 'shop-core/contract';
import { availability, formatWeight } from 'shop-core/rules';
import { paths } from '../../app/paths.ts';
import { summaryOf } from '../../parts/summaryOf.ts';

/** A product as schema.org describes one: what a search result shows of price and stock. */
export function structuredProduct(product: ShownProduct<ProductDetail>, origin: string) {
  const absolute = (path: string) => new URL(path, origin).href;
  const pictures = [product.image, ...product.gallery.map(({ image }) => image)];
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    description: summaryOf(product.description),
    category: product.category,
    weight: formatWeight(product.weight),
    image: [...new Set(pictures)].flatMap((picture) => (picture ? [absolute(picture)] : [])),
    ...(product.reviewCount !== null &&
      product.reviewCount > 0 && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating, reviewCount: product.reviewCount },
      }),
    offers: {
      '@type': 'Offer',
      url: absolute(paths.product(product.sku)),
      priceCurrency: 'IDR',
      price: product.shown.price,
      availability: `https://schema.org/${availability(product.stock) === 'AVAILABLE' ? 'InStock' : 'OutOfStock'}`,
    },
  };
}

/** Where a product stands in the shop, as search results show it in place of an address. */
export function structuredTrail(product: ProductDetail, origin: string) {
  const steps = [
    { name: 'Produk', path: paths.products() },
    { name: product.category, path: paths.products({ categoryId: product.categoryId }) },
    { name: product.name, path: paths.product(product.sku) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  };
}
