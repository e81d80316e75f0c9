// @vitest-environment node
// biome-ignore-all lint/correctness/useJsxKeyInIterable: rows of a test table, not children
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { rupiah } from 'shop-core/rules';
import { typedBounds } from 'shop-core/rules/typed';
import { expect, it } from 'vitest';
import { Alert } from './Alert.tsx';
import { Badge } from './Badge.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Button } from './Button.tsx';
import { Carousel } from './Carousel.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Chip } from './Chip.tsx';
import { ComboSelect } from './ComboSelect.tsx';
import { ComboSelectBox } from './ComboSelectBox.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Countdown } from './Countdown.tsx';
import { createToaster } from './createToaster.ts';
import { DataTable } from './DataTable.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogModal } from './DialogModal.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import { Loading } from './Loading.tsx';
import { MoneyField } from './MoneyField.tsx';
import { NumberField } from './NumberField.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { Pagination } from './Pagination.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Popup } from './Popup.tsx';
import { Price } from './Price.tsx';
import { ProductCardSkeletons } from './ProductCardSkeletons.tsx';
import { RadioList } from './RadioList.tsx';
import { Select } from './Select.tsx';
import { ShopLink } from './ShopLink.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Stars } from './Stars.tsx';
import { StarsField } from './StarsField.tsx';
import { SummaryFold } from './SummaryFold.tsx';
import { Tabs } from './Tabs.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const ignore = () => undefined;
const options = [
  { value: 'jkt', label: 'Jakarta' },
  { value: 'bdg', label: 'Bandung' },
];

/** Each wrapper and a piece of what a visitor must find in the page before any script runs. */
const wrappers: ReadonlyArray<readonly [string, ReactElement, string]> = [
  ['Alert', <Alert title="Toko tutup">Buka Senin</Alert>, 'Buka Senin'],
  ['Badge', <Badge icon="check">Selesai</Badge>, 'Selesai'],
  ['BrandMark', <BrandMark />, '<svg'],
  ['Breadcrumbs', <Breadcrumbs items={[{ label: 'Beranda', to: '/' }, { label: 'Produk' }]} />, 'aria-current="page"'],
  ['Button', <Button isPending>Beli</Button>, 'aria-busy="true"'],
  ['Carousel', <Carousel label="Pilihan" slides={[{ key: 'a', content: 'Koin' }]} />, 'Koin'],
  [
    'Checkbox',
    <Checkbox isSelected onChange={ignore}>
      Setuju
    </Checkbox>,
    'Setuju',
  ],
  ['Chip', <Chip to="/products?sub=1">Koin</Chip>, 'href="/products?sub=1"'],
  ['ComboSelect', <ComboSelect label="Company" options={options} value={undefined} onChange={ignore} />, 'Company'],
  ['ComboSelectBox', <ComboSelectBox label="Company" options={options} value="jkt" onChange={ignore} />, 'Company'],
  ['CopyButton', <CopyButton value="1" what="nomor rekening" />, 'Salin'],
  ['Countdown', <Countdown secondsLeft={1799} label="Bayar dalam" />, '29:59'],
  [
    'DataTable',
    <DataTable
      label="Riwayat"
      columns={[{ title: 'Nama', cell: ({ label }) => label }]}
      rows={options}
      rowKey={({ value }) => value}
      total={2}
      paging={{ page: 1, size: 10 }}
      onPaging={ignore}
      empty={null}
    />,
    'Bandung',
  ],
  ['EmptyState', <EmptyState title="Keranjang kosong">Pilih produk</EmptyState>, 'Keranjang kosong'],
  ['ErrorState', <ErrorState message="Produk tidak dapat dimuat." onRetry={ignore} />, 'Coba lagi'],
  ['Icon', <Icon name="cart" />, 'aria-hidden="true"'],
  ['IconButton', <IconButton icon="menu" label="Menu" />, 'aria-label="Menu"'],
  ['LinkButton', <LinkButton to="/cart">Keranjang</LinkButton>, 'href="/cart"'],
  [
    'Loading',
    <Loading>
      <Skeleton shape="text" lines={2} />
    </Loading>,
    'aria-busy="true"',
  ],
  [
    'MoneyField',
    <MoneyField kind={typedBounds.goldPrice} label="Harga" value="1.500" onChange={ignore} />,
    'value="1.500"',
  ],
  ['NumberField', <NumberField kind={typedBounds.purity} label="Kadar" value="75" onChange={ignore} />, 'Terbaca: 75%'],
  ['NumberStepper', <NumberStepper label="Jumlah" value={3} onChange={ignore} />, 'aria-valuenow="3"'],
  [
    'Pagination',
    <Pagination page={2} pageCount={3} hrefFor={(page) => `/products?page=${page}`} />,
    '/products?page=3',
  ],
  ['PasswordField', <PasswordField label="Kata sandi" />, 'type="password"'],
  [
    'Popup',
    <Popup label="Keranjang" trigger="2">
      isi
    </Popup>,
    'aria-expanded="false"',
  ],
  ['Price', <Price amount={rupiah(1_500_000)} regular={rupiah(1_750_000)} />, 'Rp 1.500.000'],
  ['ProductCardSkeletons', <ProductCardSkeletons count={2} />, 'product-card__art'],
  ['RadioList', <RadioList label="Bank" options={options} value="bdg" onChange={ignore} />, 'Bandung'],
  ['Select', <Select label="Provinsi" options={options} value="" onChange={ignore} />, 'Jakarta'],
  ['ShopLink', <ShopLink to="/blogs">Berita</ShopLink>, 'href="/blogs"'],
  ['Stars', <Stars rating={4.5} count={3} />, 'Nilai 4,5 dari 5'],
  ['StarsField', <StarsField label="Nilai" value={undefined} onChange={ignore} />, '5 bintang'],
  [
    'SummaryFold',
    <SummaryFold label="Ringkasan" total="Rp 1">
      rincian
    </SummaryFold>,
    'rincian',
  ],
  [
    'Tabs',
    <Tabs label="Rincian" index={0} onChange={ignore} tabs={[{ title: 'DESKRIPSI', content: 'isi' }]} />,
    'DESKRIPSI',
  ],
  ['TextArea', <TextArea label="Catatan" />, '<textarea'],
  ['TextField', <TextField label="Email" errorMessage="Wajib diisi." />, 'Wajib diisi.'],
  ['ToastRegion', <ToastRegion toaster={createToaster()} />, 'role="alert"'],
  ['VisuallyHidden', <VisuallyHidden>harga normal</VisuallyHidden>, 'harga normal'],
];

it.each(wrappers)('renders %s on a server', (_name, wrapper, words) => {
  expect(renderToString(<StaticRouter location="/">{wrapper}</StaticRouter>)).toContain(words);
});

it('renders nothing of a dialog on a server, open or closed', () => {
  expect(
    renderToString(
      <Dialog isOpen={false} onClose={ignore} title="Keluar">
        isi
      </Dialog>,
    ),
  ).toBe('');
  expect(
    renderToString(
      <DialogModal onClose={ignore} title="Keluar">
        isi
      </DialogModal>,
    ),
  ).not.toContain('isi');
});
