import type { HomeItem, ProductDetail, ProductListItem } from 'shop-core/contract';
import { milligram, rupiah } from 'shop-core/rules';

/** A bar as it stands in a list: 5 gram for Rp 11.540.000, sixty of them. */
export function sampleItem(about: Partial<ProductListItem> = {}): ProductListItem {
  return {
    id: 1,
    sku: 'EB-5',
    image: null,
    stock: 60,
    rating: 4.5,
    weight: milligram(5_000),
    purity: '999.9',
    categoryName: 'Emas Batangan',
    subCategoryName: null,
    name: 'Emas Batangan 5 gram',
    regularPrice: rupiah(11_540_000),
    price: null,
    salePrice: null,
    saleStart: null,
    saleEnd: null,
    typeName: 'Produk Sederhana',
    typeCode: 'SP',
    segment: 'INDIVIDU',
    ...about,
  };
}

/** The same bar on the home page. */
export function sampleHomeItem(about: Partial<HomeItem> = {}): HomeItem {
  const item = sampleItem(about);
  return { ...item, code: item.sku, quantity: 0, priceSale: null, isSale: false, ...about };
}

/** The same bar on its own page. */
export function sampleDetail(about: Partial<ProductDetail> = {}): ProductDetail {
  const { id, name, sku, image, weight, purity, stock, regularPrice, price, typeCode } = sampleItem();
  return {
    ...{ id, name, sku, image, weight, purity, stock, regularPrice, price, typeCode },
    description: '<p>Murni dan <b>bersertifikat</b>.</p>',
    notes: '<p>Simpan di tempat kering.</p>',
    lengthMm: null,
    widthMm: null,
    heightMm: null,
    category: 'Emas Batangan',
    categoryId: 7,
    rating: 4.5,
    reviewCount: 3,
    typeId: 1,
    salePrice: null,
    saleStart: null,
    saleEnd: null,
    purchaseNote: null,
    reviewsEnabled: true,
    referralPoints: 0,
    subCategories: [
      { id: 71, name: 'Kepingan kecil', isChecked: true },
      { id: 72, name: 'Kepingan besar', isChecked: false },
    ],
    gallery: [],
    attributes: [],
    variations: [],
    segment: 'INDIVIDU',
    regional: null,
    ...about,
  };
}

const size = (id: number, value: string, stock: number) => ({
  id,
  weight: milligram(4_200),
  stock,
  sku: `CN-${value}`,
  attributes: [{ attributeId: 1, name: 'Ukuran', valueId: id, value }],
});

/** A ring in three sizes, the last of them sold out. */
export function sampleRing(about: Partial<ProductDetail> = {}): ProductDetail {
  return sampleDetail({
    id: 9,
    name: 'Cincin Ombak',
    sku: 'CN',
    typeCode: 'VP',
    attributes: [{ id: 1, name: 'Ukuran', values: [] }],
    variations: [size(1, '12', 4), size(2, '14', 2), size(3, '16', 0)],
    ...about,
  });
}
