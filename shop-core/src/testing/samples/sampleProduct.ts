import type { ProductDetail } from '../../contract/entities/product.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';

/** A bar of half a gram as its page shows it; there are five. */
export function sampleProduct(about: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 5,
    name: 'Emas Batangan 0,5 gram',
    description: '<p>Emas batangan bersertifikat.</p>',
    notes: null,
    sku: 'LM-05',
    weight: milligram(500),
    purity: '999.9',
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    category: 'Emas Batangan',
    categoryId: 1,
    rating: 0,
    reviewCount: 0,
    image: null,
    typeId: 1,
    typeCode: 'SP',
    regularPrice: rupiah(900_000),
    price: null,
    salePrice: null,
    saleStart: null,
    saleEnd: null,
    stock: 5,
    purchaseNote: null,
    reviewsEnabled: true,
    referralPoints: 0,
    subCategories: [],
    gallery: [],
    attributes: [],
    variations: [],
    segment: 'ALL',
    regional: null,
    ...about,
  };
}
