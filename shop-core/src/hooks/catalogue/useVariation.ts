import { useMemo } from 'react';
import type { ProductDetail, ProductVariation } from '../../contract/entities/product.ts';
import { availability } from '../../rules/catalogue/availability.ts';
import { variableProductCode } from '../../rules/constants.ts';
import type { Milligram } from '../../rules/money/milligram.ts';

/** One variation as a choice. */
export interface VariationOption {
  readonly sku: string;
  /** '12, Emas Kuning': the value of each attribute. */
  readonly label: string;
  readonly isSoldOut: boolean;
  readonly variation: ProductVariation;
}

export interface VariationView {
  /** A variation has to be chosen before the product can be bought (S5.29). */
  readonly isVariable: boolean;
  /** 'Ukuran, Bahan': what is chosen. */
  readonly label: string;
  readonly options: readonly VariationOption[];
  readonly chosen: ProductVariation | undefined;
  /** Nothing is left to choose, or nothing has to be. */
  readonly isChosen: boolean;
  /** What would be bought now: the chosen variation, or the product itself. */
  readonly sku: string;
  readonly stock: number;
  readonly weight: Milligram;
}

/**
 * The variation chooser (S2.95). The app keeps the choice where it likes, best in the URL (`parseVariation`,
 * `formatVariation`): a sku that the product does not have is no choice.
 * @returns What there is to choose, what is chosen, and what would be bought now (`sku`, `stock`, `weight`). Nothing is
 * asked of the server.
 */
export function useVariation(product: ProductDetail, chosenSku: string | null): VariationView {
  return useMemo(() => {
    const chosen = product.variations.find(({ sku }) => sku === chosenSku);
    const isVariable = product.typeCode === variableProductCode;
    const { sku, stock, weight } = chosen ?? product;
    return {
      isVariable,
      label: product.attributes.map(({ name }) => name).join(', '),
      options: product.variations.map(toOption),
      chosen,
      isChosen: !isVariable || chosen !== undefined,
      sku,
      stock,
      weight,
    };
  }, [product, chosenSku]);
}

function toOption(variation: ProductVariation): VariationOption {
  const { sku, stock, attributes } = variation;
  const label = attributes.map(({ value }) => value).join(', ');
  return { sku, label, isSoldOut: availability(stock) === 'HABIS', variation };
}
