import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { milligram, variableProductCode } from 'shop-core/rules';
import { createMemoryShop, renderShop, sampleProduct } from 'shop-core/testing/react';
import { afterEach, describe, expect, it } from 'vitest';
import CategoryMenu from './useCategories.tsx';
import ProductPage from './useProduct.tsx';
import ProductList from './useProducts.tsx';
import RelatedProducts from './useRelatedProducts.tsx';
import CategoryFilter from './useSubCategories.tsx';
import ProductVariations from './useVariation.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const ring = (id: number, size: string, stock: number) => ({
  ...{ id, sku: `CINCIN-${size}`, weight: milligram(2_000), stock },
  attributes: [{ attributeId: 1, name: 'Ukuran', valueId: id, value: size }],
});
const rings = {
  ...sampleProduct({ id: 9, sku: 'CINCIN', name: 'Cincin', typeCode: variableProductCode }),
  attributes: [{ id: 1, name: 'Ukuran', values: [] }],
  variations: [ring(91, '12', 3), ring(92, '14', 0)],
  fixedPoint: 0,
};

describe('the example of', () => {
  it('useCategories links to the products of each', async () => {
    renderShop(<CategoryMenu />, { shop: createMemoryShop() });
    expect(await screen.findByRole('link', { name: 'Emas Batangan' })).toHaveAttribute('href', '/products?cat=1');
  });

  it('useSubCategories offers those of the chosen category', async () => {
    const products = [
      { ...sampleProduct({ subCategories: [{ id: 3, name: 'Satu gram', isChecked: true }] }), fixedPoint: 0 },
    ];
    renderShop(<CategoryFilter />, { shop: createMemoryShop({ products }) });
    expect(screen.getByLabelText('Subkategori')).toBeDisabled();
    await screen.findByRole('option', { name: 'Emas Batangan' });
    await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'Emas Batangan');
    expect(await screen.findByRole('option', { name: 'Satu gram' })).toBeInTheDocument();
  });

  it('useProduct shows a product with what it costs today, and says when there is none', async () => {
    const shop = createMemoryShop();
    renderShop(<ProductPage sku="LM-1" />, { shop });
    expect(await screen.findByRole('heading', { name: 'Emas Batangan 1 gram' })).toBeInTheDocument();
    expect(screen.getByText('Rp 1.800.000')).toBeInTheDocument();
    renderShop(<ProductPage sku="LM-2" />, { shop });
    expect(await screen.findByText('Rp 3.400.000')).toBeInTheDocument();
    expect(screen.getByText('Rp 3.500.000').tagName).toBe('S');
    renderShop(<ProductPage sku="X" />, { shop });
    expect(await screen.findByRole('heading', { name: 'Produk tidak ditemukan' })).toBeInTheDocument();
  });

  it('useProducts starts from the address and follows what is typed', async () => {
    history.replaceState(null, '', '?s=0,5');
    renderShop(<ProductList />, { shop: createMemoryShop() });
    expect(await screen.findByText('1 produk')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Emas Batangan 0,5 gram: Rp 900.000');
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Cari produk' }));
    expect(await screen.findByText('3 produk')).toBeInTheDocument();
    const [, , onSale] = screen.getAllByRole('listitem');
    expect(onSale).toHaveTextContent('Emas Batangan 2 gram: Rp 3.500.000 Rp 3.400.000');
    expect(screen.getByText('Rp 3.500.000').tagName).toBe('S');
  });

  it('useRelatedProducts links to the others of the category', async () => {
    renderShop(<RelatedProducts sku="LM-05" />, { shop: createMemoryShop() });
    const related = within(await screen.findByRole('region', { name: 'Produk terkait' }));
    expect(related.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Emas Batangan 1 gram',
      'Emas Batangan 2 gram',
    ]);
  });

  it('useVariation offers the variations, and keeps the choice in the address', async () => {
    renderShop(<ProductVariations sku="CINCIN" />, { shop: createMemoryShop({ products: [rings] }) });
    await userEvent.click(await screen.findByRole('radio', { name: '12' }));
    expect(screen.getByRole('status')).toHaveTextContent('Stok 3');
    expect(screen.getByRole('radio', { name: '14' })).toBeDisabled();
    expect(location.search).toBe('?variasi=CINCIN-12');
  });
});
