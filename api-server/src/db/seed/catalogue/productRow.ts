import type { CalendarDate } from 'shop-core/rules';
import type { products } from '../../tables/catalogue.ts';
import { addDays } from '../addDays.ts';
import { pictureUrl } from '../pictures/pictureUrl.ts';
import { rewardPoints } from './levels.ts';
import { seedProductTypes } from './productTypes.ts';
import { ratingOf } from './reviews.ts';
import type { SeedProduct } from './seedProduct.ts';

/** A product of the seed as a row, on the day of the seed. */
export function productRow(
  product: SeedProduct,
  today: CalendarDate,
  categoryId: number,
  position: number,
): typeof products.$inferInsert {
  const { sale, size } = product;
  const type = seedProductTypes.find(({ code }) => code === product.type);
  if (!type) throw new Error(`no product type ${product.type}`);
  return {
    sku: product.sku,
    name: product.name,
    description: product.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    notes: product.notes,
    categoryId,
    typeId: type.id,
    segment: product.segment,
    regularPrice: product.price,
    ...(sale && { salePrice: sale.price, saleStart: addDays(today, sale.from), saleEnd: addDays(today, sale.to) }),
    weightMg: product.weightMg,
    purity: product.purity,
    ...(size && { lengthMm: size[0], widthMm: size[1], heightMm: size[2] }),
    fixedPoint: rewardPoints(product.price),
    referralPoints: Math.floor(rewardPoints(product.price) / 2),
    purchaseNote: product.purchaseNote ?? null,
    ...ratingOf(product.sku),
    image: pictureUrl(product.pictures[0]),
    regional: product.regional ?? null,
    position,
  };
}
