import { useSearchParams } from 'react-router';
import type { ProductDetail } from 'shop-core/contract';
import { Tabs } from '../../ui/Tabs.tsx';
import { ProductText } from './ProductText.tsx';
import { ReviewTab } from './ReviewTab.tsx';

/** DESKRIPSI (S2.97) and REVIEW (S2.98). The chosen one stands in the URL: a login leads back to it. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const [params, setParams] = useSearchParams();
  const choose = (index: number) => {
    const next = new URLSearchParams(params);
    if (index === 0) next.delete('tab');
    else next.set('tab', String(index));
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs
      label="Tentang produk"
      index={params.get('tab') === '1' ? 1 : 0}
      onChange={choose}
      tabs={[
        { title: 'DESKRIPSI', content: <ProductText product={product} /> },
        { title: 'REVIEW', content: <ReviewTab product={product} /> },
      ]}
    />
  );
}
