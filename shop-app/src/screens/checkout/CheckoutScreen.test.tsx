import { screen, waitFor, within } from '@testing-library/react';
import {
  type Cart,
  type CartLine,
  getBanks,
  getBillingAddress,
  getCart,
  getCustomer,
  getStoreNotice,
  getStoreStatus,
  placeOrder,
  quoteShipping,
  reserveUniqueCode,
} from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { on, refuse, sampleBilling, sampleLine, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testCart } from '../../testing/testCart.ts';
import { sampleCustomer } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const bar = sampleLine();
const shopWith = (lines: CartLine[], about?: Partial<Cart>) => testShop(on(getCart, testCart(lines, about).show));
type Options = NonNullable<Parameters<typeof openShop>[1]>;

async function open({ shop = testShop(), as = ani }: Options = {}) {
  const opened = openShop('/checkout', { shop, as });
  const { user } = opened;
  await screen.findByRole('radio', { name: 'BCA' });
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const accept = () => user.click(screen.getByRole('checkbox', { name: /Saya menyetujui/ }));
  const checkCost = async () => {
    await press('CEK ONGKIR');
    await screen.findByText('Layanan kurir: EZ');
  };
  const makeReady = async () => {
    await choose('J&T Express');
    await choose('BCA');
    await accept();
    await checkCost();
  };
  const pay = () => press('Lanjut Pembayaran');
  const orders = () => shop.requestsOf(placeOrder);
  return { ...opened, shop, choose, press, accept, checkCost, makeReady, pay, orders };
}

/** What the server makes of the order when the price of gold moved meanwhile. */
const fresh = {
  totalAmount: rupiah(1_900_000),
  discountCoupon: rupiah(0),
  uniqueCode: 88,
  shippingCost: rupiah(15_000),
  discountRedeem: rupiah(0),
  redeemPoint: 0,
  grandTotal: rupiah(1_914_912),
  pointReward: 6,
};

const nextStep = () =>
  within(screen.getByRole('list', { name: 'Langkah checkout' }))
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step')?.textContent;
const entries = () =>
  screen.getAllByRole('term').map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);

it('shows its shape while cart and address are on their way, then the form', async () => {
  const shop = testShop();
  const held = shop.hold(getBillingAddress);
  openShop('/checkout', { shop, as: ani });
  expect(await screen.findByText('Memuat checkout')).toBeInTheDocument();
  held.release();
  expect(await screen.findByRole('radiogroup', { name: 'Metode pengiriman' })).toBeVisible();
});

it.each([
  ['cart', getCart],
  ['address', getBillingAddress],
])('says that the %s could not be loaded, and tries again', async (_what, call) => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const { user } = openShop('/checkout', { shop, as: ani });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('radiogroup', { name: 'Metode pengiriman' })).toBeVisible();
});

it('has nothing to pay for an empty cart', async () => {
  openShop('/checkout', { shop: shopWith([]), as: ani });
  expect(await screen.findByText('Keranjang kosong')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lanjut Pembayaran' })).toBeNull();
});

it.each([
  ['a missing address', on(getBillingAddress, () => sampleBilling({ address: null }))],
  ['a missing phone number', on(getCustomer, () => sampleCustomer({ phoneNumber: null }))],
  ['an outdated price', on(getCart, testCart([sampleLine({ isOutdated: true })]).show)],
])('goes back to the cart for %s', async (_what, handler) => {
  const { address } = openShop('/checkout', { shop: testShop(handler), as: ani });
  expect(await screen.findByRole('heading', { level: 1, name: 'Keranjang' })).toBeVisible();
  expect(address()).toBe('/cart');
});

it('offers the shipping methods, without rpx [S2.107]', async () => {
  await open();
  const methods = within(screen.getByRole('radiogroup', { name: 'Metode pengiriman' })).getAllByRole('radio');
  expect(methods.map((radio) => radio.closest('label')?.textContent)).toEqual(['J&T Express', 'SAP Express']);
});

it('shows the billing address to read, and where to change it [S2.108]', async () => {
  await open();
  const section = screen.getByRole('region', { name: 'Pengiriman' });
  expect(section).toHaveTextContent('Ani Wijaya');
  expect(section).toHaveTextContent('08123456789');
  expect(section).toHaveTextContent('Jl. Senopati 8');
  expect(section).toHaveTextContent('Senayan, Kebayoran Baru, Kota Jakarta Selatan, DKI Jakarta 12190');
  expect(within(section).queryByRole('textbox', { name: /^Alamat/ })).toBeNull();
  expect(within(section).getByRole('link', { name: 'Ubah alamat' })).toHaveAttribute('href', '/account?tab=1');
});

it('offers dropship by a box for jnt, with all four levels of an address [S2.109, S4.30, S4.31]', async () => {
  const { user, choose } = await open();
  expect(screen.queryByRole('checkbox', { name: /dropship/ })).toBeNull();
  await choose('J&T Express');
  expect(screen.queryByRole('group', { name: 'Alamat pengiriman' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  const address = screen.getByRole('group', { name: 'Alamat pengiriman' });
  const levels = within(address)
    .getAllByRole('combobox')
    .map((select) => within(address).getByLabelText(labelOf(select)));
  expect(levels.map(labelOf)).toEqual(['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa']);
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  expect(screen.queryByRole('group', { name: 'Alamat pengiriman' })).toBeNull();
});

it('always asks sap for an address, by province, city and one list of sub-districts [S4.29]', async () => {
  const { choose } = await open();
  await choose('SAP Express');
  expect(screen.queryByRole('checkbox', { name: /dropship/ })).toBeNull();
  const address = screen.getByRole('group', { name: 'Alamat pengiriman' });
  expect(within(address).getAllByRole('combobox').map(labelOf)).toEqual([
    'Provinsi',
    'Kota/Kabupaten',
    'Kelurahan/Desa',
  ]);
});

it('has an order note, the banks and the terms, which open beside the checkout [S2.110]', async () => {
  const { user, choose, accept, checkCost, pay, orders } = await open();
  const banks = within(screen.getByRole('radiogroup', { name: 'Transfer bank' })).getAllByRole('radio');
  expect(banks.map((radio) => radio.closest('label')?.textContent)).toEqual(['BCA', 'Bank Mandiri']);
  const terms = screen.getByRole('link', { name: 'syarat dan ketentuan' });
  expect(terms).toHaveAttribute('href', '/pages/syarat-dan-ketentuan');
  expect(terms).toHaveAttribute('target', '_blank');
  await user.type(screen.getByLabelText(/^Catatan pesanan/), 'Bungkus rapi');
  await choose('J&T Express');
  await choose('Bank Mandiri');
  await accept();
  await checkCost();
  await pay();
  await waitFor(() => expect(orders().at(0)?.ask.body).toMatchObject({ note: 'Bungkus rapi', bankId: 2 }));
});

it('lists what is bought: name, attribute, SKU, quantity and price [S2.111]', async () => {
  const ring = { ...bar.product, name: 'Cincin Ombak', attributeValue: 'Ukuran 12' };
  await open({ shop: shopWith([sampleLine({ sku: 'CN-12', product: ring })]) });
  const line = screen.getByText('Cincin Ombak').closest('li');
  expect(line).toHaveTextContent('Ukuran 12 · SKU CN-12 · 2 x Rp 900.000');
  expect(line).toHaveTextContent('Rp 1.800.000');
});

it('shows the points to be earned, grouped like any number, but not to resellers [S2.112, S2.113]', async () => {
  const rich = sampleLine({ quantity: 4, product: { ...bar.product, fixedPoint: 1150 } });
  const customer = await open({ shop: shopWith([rich]) });
  expect(screen.getByText('Dapat 4.600 poin')).toBeVisible();
  customer.unmount();
  const shop = shopWith([rich]);
  shop.handle(on(getCustomer, () => sampleCustomer({ isReseller: true })));
  await open({ shop, as: sampleSession({ profile: sampleProfile({ isReseller: true }) }) });
  expect(screen.queryByText(/poin/)).toBeNull();
});

it('asks the courier for the cost, and adds it to the explained total [S2.116, S2.117]', async () => {
  const { choose, checkCost, shop } = await open();
  expect(entries()).toEqual(['Total belanja: Rp 1.800.000', 'Kode unik: -Rp 88', 'Total bayar: Rp 1.799.912']);
  await choose('J&T Express');
  await checkCost();
  expect(entries()).toEqual([
    'Total belanja: Rp 1.800.000',
    'Kode unik: -Rp 88',
    'Ongkos kirim: Rp 12.000',
    'Total bayar: Rp 1.811.912',
  ]);
  expect(shop.requestsOf(quoteShipping).map(({ ask }) => ask.body)).toEqual([
    { destination: 3174071, isJnt: true, isRpx: false, isSap: false, weightKg: 1, subdistrictId: 3174071 },
  ]);
});

it('forgets the cost when the method changes, and says so', async () => {
  const { user, choose, checkCost } = await open();
  await choose('J&T Express');
  await checkCost();
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  expect(screen.getByText('Pesanan berubah. Cek ongkir sekali lagi.')).toBeVisible();
  expect(entries()).not.toContain('Ongkos kirim: Rp 12.000');
});

it.each([
  ['Metode belum dipilih', undefined],
  ['JNT: Pengiriman tidak ditemukan', 'J&T Express'],
])('says "%s" when there is no cost to be had [S5.50, S5.53, S8.30]', async (sentence, method) => {
  const { choose, press } = await open({ shop: testShop(on(quoteShipping, () => null)) });
  if (method) await choose(method);
  await press('CEK ONGKIR');
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
});

it('ships nothing of an online-only cart: no method, no cost to check [S2.116]', async () => {
  const { choose, accept, pay, orders, address } = await open({ shop: shopWith([bar], { isOnlineOnly: true }) });
  expect(screen.queryByRole('radiogroup', { name: 'Metode pengiriman' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'CEK ONGKIR' })).toBeNull();
  expect(screen.getByText('Produk online tidak dikirim', { exact: false })).toBeVisible();
  expect(nextStep()).toBe('Pilih metode pembayaran');
  await choose('BCA');
  await accept();
  await pay();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders().at(0)?.ask.body).toMatchObject({ shippingTypeId: null, shippingCost: 0 });
});

it('leads from step to step: shipping, address, payment, cost, finish [S2.118]', async () => {
  const { user, choose, checkCost, accept } = await open();
  expect(nextStep()).toBe('Pilih metode pengiriman');
  await choose('J&T Express');
  expect(nextStep()).toBe('Pilih metode pembayaran');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  expect(nextStep()).toBe('Lengkapi alamat pengiriman');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  await choose('BCA');
  expect(nextStep()).toBe('Cek harga ongkir');
  await checkCost();
  await accept();
  expect(nextStep()).toBe('Selesaikan pesanan');
});

it('says what is missing, one thing after the other, and sends nothing [S5.43, S5.44, S5.46]', async () => {
  const { choose, checkCost, pay, orders } = await open();
  await choose('J&T Express');
  await pay();
  expect(await screen.findByText('Pilih metode pembayaran terlebih dahulu')).toBeVisible();
  await choose('BCA');
  await pay();
  expect(await screen.findByText('Cek harga ongkir terlebih dahulu')).toBeVisible();
  await checkCost();
  await pay();
  expect(await screen.findByText('Cek syarat dan ketentuan')).toBeVisible();
  expect(orders()).toEqual([]);
});

it('shows what a dropship address lacks, and sends the parcel to the one that was filled in [S5.48, S5.52, S8.30]', async () => {
  const { user, choose, accept, press, pay, checkCost, orders } = await open();
  await choose('J&T Express');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  const address = within(screen.getByRole('group', { name: 'Alamat pengiriman' }));
  await press('CEK ONGKIR');
  expect(await screen.findByText('JNT: Alamat pengiriman belum lengkap')).toBeVisible();
  await pay();
  expect(address.getAllByText('Wajib diisi.').length).toBeGreaterThanOrEqual(7);
  await user.type(address.getByLabelText('Nama depan'), 'Siti');
  await user.type(address.getByLabelText('Nomor telepon'), '081298765432');
  for (const [label, name] of [
    ['Provinsi', 'DKI Jakarta'],
    ['Kota/Kabupaten', 'Kota Jakarta Selatan'],
    ['Kecamatan', 'Kebayoran Baru'],
    ['Kelurahan/Desa', 'Senayan'],
  ] as const) {
    await address.findByRole('option', { name });
    await user.selectOptions(address.getByLabelText(label), name);
  }
  const postalCode = address.getByLabelText('Kode pos');
  await user.clear(postalCode);
  await user.type(postalCode, '12190');
  await user.type(address.getByLabelText('Alamat lengkap'), 'Jl. Asia Afrika 1');
  await choose('BCA');
  await accept();
  await checkCost();
  await pay();
  await waitFor(() => expect(orders()).toHaveLength(1));
  expect(orders().at(0)?.ask.body.shippingAddress).toMatchObject({
    firstName: 'Siti',
    lastName: null,
    subdistrictId: 3174071,
    postalCode: '12190',
  });
});

it('spins while the order is on its way, and is one order however often it is pressed [S4.32]', async () => {
  const { shop, makeReady, pay, orders, address } = await open();
  await makeReady();
  const held = shop.hold(placeOrder);
  await pay();
  const button = screen.getByRole('button', { name: /Lanjut Pembayaran|Memproses/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  button.click();
  held.release();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders()).toHaveLength(1);
  expect(orders().at(0)?.ask.body).toMatchObject({
    customerCode: 'C1',
    totalAmount: 1_800_000,
    shippingCost: 12_000,
    uniqueCode: 88,
    grandTotal: 1_811_912,
    shippingTypeId: 1,
    shippingAddress: null,
  });
});

it('shows the order at once, and going back does not lead to its form again', async () => {
  const { shop, makeReady, pay, back, address } = await open();
  await makeReady();
  shop.handle(on(getCart, testCart([]).show));
  await pay();
  expect(await screen.findByRole('heading', { level: 1, name: 'Pesanan diterima' })).toBeVisible();
  expect(screen.queryByText('Keranjang kosong')).toBeNull();
  back();
  await waitFor(() => expect(address()).not.toBe('/checkout'));
});

it('shows old and new figures when they changed, and sends the fresh ones when they are accepted', async () => {
  const shop = testShop(
    on(placeOrder, ({ body }) =>
      body.grandTotal === fresh.grandTotal
        ? { orderCode: 'SE261128-ABCDEF' }
        : refuse({ code: 'PRICING_CHANGED', differing: ['totalAmount'] }, { figures: fresh }),
    ),
  );
  const { makeReady, pay, press, orders, address } = await open({ shop });
  await makeReady();
  await pay();
  const dialog = await screen.findByRole('alertdialog', { name: 'Rincian pesanan berubah' });
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Total belanjaRp 1.800.000Rp 1.900.000',
    'Kode unikRp 88Rp 88',
    'Ongkos kirimRp 12.000Rp 15.000',
    'Total bayarRp 1.811.912Rp 1.914.912',
  ]);
  expect(dialog).toHaveTextContent('Belum ada pesanan yang dibuat.');
  await press('Setuju, bayar Rp 1.914.912');
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders().at(-1)?.ask.body).toMatchObject(fresh);
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

it('lets the shopper look again instead of accepting changed figures', async () => {
  const shop = testShop(on(placeOrder, () => refuse({ code: 'PRICING_CHANGED', differing: [] }, { figures: fresh })));
  const { makeReady, pay, press, orders, address } = await open({ shop });
  await makeReady();
  await pay();
  await screen.findByRole('alertdialog');
  await press('Periksa lagi');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(orders()).toHaveLength(1);
  expect(address()).toBe('/checkout');
  expect(screen.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
});

it.each([
  ['Stok tidak mencukupi.', { code: 'OUT_OF_STOCK', available: 1 }],
  ['Isi keranjang berubah. Periksa kembali sebelum melanjutkan.', { code: 'CART_CHANGED' }],
] as const)('says "%s" and keeps every choice', async (sentence, problem) => {
  const { shop, makeReady, pay, address } = await open();
  await makeReady();
  shop.failNext(problem, placeOrder);
  await pay();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(address()).toBe('/checkout');
  expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked();
});

it('asks the same order again, by the same key, when its answer was lost', async () => {
  const { shop, makeReady, pay, orders, address } = await open();
  await makeReady();
  shop.loseNext(placeOrder);
  await pay();
  expect(await screen.findByText(/status belum diketahui/)).toBeVisible();
  expect(await screen.findByText('Status pesanan terakhir belum diketahui')).toBeVisible();
  await pay();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('finds an order whose answer was lost though the cart is empty by it', async () => {
  const { shop, makeReady, pay, press, orders, address } = await open();
  await makeReady();
  shop.loseNext(placeOrder);
  shop.handle(on(getCart, testCart([]).show));
  await pay();
  expect(await screen.findByText('Keranjang kosong')).toBeVisible();
  expect(screen.getByText(/pesanan tidak akan dibuat dua kali/)).toBeVisible();
  await press('Periksa pesanan');
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('cannot be submitted while the store is closed, and its notice says why [S2.105, S2.106]', async () => {
  const shop = testShop(
    on(getStoreStatus, () => ({ value: 'CLOSE' })),
    on(getStoreNotice, () => ({ value: 'Buka kembali Senin.' })),
  );
  await open({ shop });
  expect(await screen.findByText('Buka kembali Senin.')).toBeVisible();
  expect(screen.getByText('Toko sedang tutup.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lanjut Pembayaran' })).toBeDisabled();
});

it('keeps the choices while the shopper looks at another page', async () => {
  const { user, choose, back } = await open();
  await choose('J&T Express');
  await choose('BCA');
  await user.click(screen.getByRole('link', { name: 'Ubah alamat' }));
  await screen.findByRole('tab', { name: 'Informasi Penagihan', selected: true });
  back();
  expect(await screen.findByRole('radio', { name: 'J&T Express' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked();
});

it.each([
  ['banks', getBanks],
  ['unique code', reserveUniqueCode],
])('says when the %s could not be loaded, and tries again', async (_what, call) => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const { user } = openShop('/checkout', { shop, as: ani });
  const error = await screen.findByText(/gagal dimuat/);
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(error).not.toBeInTheDocument());
  expect(await screen.findByRole('radio', { name: 'BCA' })).toBeVisible();
  expect(entries()).toContain('Kode unik: -Rp 88');
});

function labelOf(select: HTMLElement): string {
  return document.querySelector(`label[for="${select.id}"]`)?.textContent ?? '';
}
