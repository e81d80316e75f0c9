import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** On phones category and order lie in a sheet, so that the products begin on the first screen. */
export function FilterSheet({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button className="filters-open only-narrow" variant="secondary" icon="filter" onPress={() => setOpen(true)}>
        Filter dan urutan
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Filter dan urutan"
        actions={<Button onPress={close}>Lihat produk</Button>}
      >
        <div className="form">{children}</div>
      </Dialog>
    </>
  );
}
