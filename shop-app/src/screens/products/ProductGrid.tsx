import { useState } from 'react';
import type { ShownProduct } from 'shop-core';
import type { ProductListItem } from 'shop-core/contract';
import { paths } from '../../app/paths.ts';
import { ProductCard } from '../../parts/ProductCard.tsx';
import { useAddFromCard } from '../../parts/useAddFromCard.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LoginDialog } from './LoginDialog.tsx';

type Shown = { readonly dialog: 'login' } | { readonly dialog: 'added'; readonly name: string };

// Two stand beside each other on a phone: more would compete with them for the line.
const urgencyOf = (at: number) => (at < 2 ? 'first' : 'lazy');

/** The cards of a page, with the login dialog (S2.88, S5.26) and the added-to-cart dialog (S2.89). */
export function ProductGrid({ products }: { products: readonly ShownProduct<ProductListItem>[] }) {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const add = useAddFromCard({
    isSilent: true,
    quiet: ['LOGIN_REQUIRED'],
    onResult: ({ name }, result) => {
      if (result.ok) setShown({ dialog: 'added', name });
      else if (result.error.problem.code === 'LOGIN_REQUIRED') setShown({ dialog: 'login' });
    },
  });
  return (
    <>
      <div className="grid-products">
        {products.map((product, at) => (
          <ProductCard key={product.sku} product={product} add={add} urgency={urgencyOf(at)} headingLevel="h2" />
        ))}
      </div>
      {shown?.dialog === 'login' && <LoginDialog onClose={close} />}
      <Dialog
        isOpen={shown?.dialog === 'added'}
        onClose={close}
        title="Ditambahkan ke keranjang"
        actions={
          <>
            <Button variant="secondary" onPress={close}>
              Lanjut belanja
            </Button>
            <LinkButton to={paths.cart()}>Lihat keranjang</LinkButton>
          </>
        }
      >
        <p>{shown?.dialog === 'added' && `${shown.name} sudah ada di keranjang Anda.`}</p>
      </Dialog>
    </>
  );
}
