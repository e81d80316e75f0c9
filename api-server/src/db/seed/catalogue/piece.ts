import { jewelleryPrice } from './goldPrice.ts';
import { onlySku, type SeedProduct } from './seedProduct.ts';
import { type Axis, variations } from './variations.ts';

/** A piece of jewellery as rings.ts, chains.ts and earrings.ts tell it. */
export interface Piece {
  readonly sku: string;
  readonly name: string;
  readonly group: string;
  readonly grams: number;
  readonly purity: '24K' | '22K' | '18K';
  /** Making per gram and, where it has them, its stones. */
  readonly making: number;
  readonly stones?: number;
  readonly size: readonly [number, number, number];
  readonly axes?: readonly [Axis, Axis?];
  readonly stock?: number;
  readonly pictures: readonly [string, ...string[]];
  readonly paragraphs: readonly string[];
  readonly saleDays?: readonly [from: number, to: number];
}

const fineness = { '24K': 999, '22K': 917, '18K': 750 };

const notes =
  'Lepaskan perhiasan saat mandi, berenang, dan tidur. Bersihkan dengan kain lembut dan air hangat; jangan memakai pemutih. Pencucian dan pemolesan ulang gratis di toko kami setiap tahun.';

export function pieceOf(piece: Piece): SeedProduct {
  const price = jewelleryPrice(piece.grams, fineness[piece.purity], piece.making, piece.stones);
  const weightMg = Math.round(piece.grams * 1000);
  return {
    sku: piece.sku,
    name: piece.name,
    category: 'Perhiasan',
    subCategories: [piece.group, `Emas ${piece.purity}`],
    type: piece.axes ? 'VP' : 'SP',
    segment: 'INDIVIDU',
    price,
    ...(piece.saleDays && {
      sale: {
        price: jewelleryPrice(piece.grams, fineness[piece.purity], piece.making / 2, piece.stones),
        from: piece.saleDays[0],
        to: piece.saleDays[1],
      },
    }),
    weightMg,
    purity: piece.purity,
    size: piece.size,
    paragraphs: piece.paragraphs,
    notes,
    pictures: piece.pictures,
    skus: piece.axes ? variations(piece.sku, weightMg, piece.axes) : onlySku(piece.sku, weightMg, piece.stock ?? 20),
  };
}
