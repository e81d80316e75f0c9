import { screen, waitFor } from '@testing-library/react';
import {
  addToCart,
  authenticate,
  changeLine,
  createReview,
  deleteAccount,
  forgotPassword,
  logout,
  placeOrder,
  register,
  removeLine,
  resetPassword,
  saveBillingAddress,
  saveCustomer,
  saveZakat,
} from 'shop-core/contract';
import { createMemoryShop, on, sampleBilling, sampleSession } from 'shop-core/testing';
import type { Call } from 'shop-core/wire';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { expectStanding } from './testing/expectStanding.ts';
import { type Fault, faults, faultyFetch } from './testing/faults.ts';
import { openShop } from './testing/testApp.tsx';
import { sampleCustomer } from './testing/testContent.ts';
import { password, testShop } from './testing/testShop.ts';

type Opened = ReturnType<typeof openShop>;
type Steps = (user: Opened['user']) => Promise<unknown>;

/** Something that a shopper sends: where, what comes before it, and the button that sends it. */
interface Write {
  readonly call: Call;
  readonly path: string;
  readonly isVisitor?: boolean;
  /** Each press counts. */
  readonly isCounted?: boolean;
  /** Where the sample answers do not fit together. */
  readonly isInMemory?: boolean;
  readonly prepare?: Steps;
  readonly button: string | RegExp;
  /** A field that must still hold what was typed. */
  readonly typed?: readonly [label: string | RegExp, value: string];
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (user: Opened['user'], name: string | RegExp) => user.click(await button(name));
const type = async (user: Opened['user'], label: string | RegExp, text: string) =>
  user.type(await screen.findByLabelText(label), text);

const writes: readonly Write[] = [
  {
    call: authenticate,
    path: '/login',
    isVisitor: true,
    button: 'MASUK',
    typed: ['Username', 'ani'],
    async prepare(user) {
      await type(user, 'Username', 'ani');
      await type(user, 'Password', password);
    },
  },
  {
    call: register,
    path: '/register',
    isVisitor: true,
    button: 'Daftar',
    // Proposed by the e-mail.
    typed: ['Username', 'sari'],
    async prepare(user) {
      await type(user, 'Email', 'sari@contoh.test');
    },
  },
  {
    call: forgotPassword,
    path: '/forgot',
    isVisitor: true,
    button: 'Kirim',
    typed: ['Email', 'sari@contoh.test'],
    prepare: (user) => type(user, 'Email', 'sari@contoh.test'),
  },
  { call: addToCart, path: '/products/EB-5', button: 'Beli' },
  { call: changeLine, path: '/cart', button: /^Tambah Jumlah/, isCounted: true },
  { call: removeLine, path: '/cart', button: /^Hapus / },
  {
    call: saveCustomer,
    path: '/account',
    button: 'Simpan',
    typed: ['Nama depan', 'AniAyu'],
    prepare: (user) => type(user, 'Nama depan', 'Ayu'),
  },
  {
    call: saveBillingAddress,
    path: '/account?tab=1',
    button: 'Simpan alamat',
    prepare: () => screen.findByLabelText('Alamat lengkap'),
  },
  {
    call: resetPassword,
    path: '/account?tab=2',
    button: 'Ubah password',
    typed: ['Password baru', 'kapal-layar-7'],
    async prepare(user) {
      await type(user, 'Password saat ini', 'ombak-lama-27');
      await type(user, 'Password baru', 'kapal-layar-7');
      await type(user, 'Konfirmasi password', 'kapal-layar-7');
    },
  },
  {
    call: deleteAccount,
    path: '/account?tab=3',
    button: 'Ya, hapus akun',
    async prepare(user) {
      await press(user, 'Hapus akun');
      await user.click(await screen.findByRole('checkbox', { name: 'Saya setuju dan mengerti' }));
    },
  },
  {
    call: createReview,
    path: '/products/EB-5?tab=1',
    button: 'Kirim ulasan',
    typed: ['Judul', 'Bagus'],
    async prepare(user) {
      await user.click(await screen.findByRole('radio', { name: '4 bintang' }));
      await type(user, 'Judul', 'Bagus');
      await user.type(await screen.findByRole('textbox', { name: 'Ulasan' }), 'Segelnya rapi.');
    },
  },
  {
    call: placeOrder,
    path: '/checkout',
    button: 'Lanjut Pembayaran',
    typed: [/^Catatan pesanan/, 'Bungkus rapi'],
    async prepare(user) {
      await user.click(await screen.findByRole('radio', { name: 'BCA' }));
      await user.click(screen.getByRole('radio', { name: /^J&T Express/ }));
      await user.click(screen.getByRole('checkbox', { name: /Saya menyetujui/ }));
      await type(user, /^Catatan pesanan/, 'Bungkus rapi');
      await press(user, 'CEK ONGKIR');
      await screen.findByText('Layanan kurir: EZ');
    },
  },
  {
    call: saveZakat,
    path: '/zakat',
    isInMemory: true,
    button: 'Simpan',
    typed: ['Jenis emas', 'Antam'],
    async prepare(user) {
      await press(user, 'BELI/JUAL EMAS');
      await user.click(await screen.findByLabelText('Beli'));
      await type(user, 'Jenis emas', 'Antam');
      await type(user, 'Berat (gram)', '90');
      await type(user, 'Kadar (%)', '100');
      await type(user, 'Tanggal transaksi', '01/01/2024');
    },
  },
  {
    call: logout,
    path: '/account',
    button: 'Ya, keluar',
    async prepare(user) {
      const [leave] = await screen.findAllByRole('button', { name: 'Keluar' });
      if (leave) await user.click(leave);
    },
  },
];

/** What may go wrong with something that was sent; the rest of the faults differ only for what is read. */
const faultsOfWrites = new Set([
  'the server breaks and shows a page',
  'a proxy answers nothing',
  'too many asks were sent',
  'the login is over',
  'it changed meanwhile',
  'an unknown field is wrong',
  'nothing comes with a success',
  'the answer ends in the middle',
  'nothing can be reached',
]);

const shopOf = ({ isInMemory }: Write) => {
  if (!isInMemory) return { shop: testShop(...answers), as: sampleSession() };
  const shop = createMemoryShop();
  return { shop, as: shop.logIn('ani') };
};
const answers = [
  on(register, () => null),
  on(forgotPassword, () => null),
  on(saveCustomer, () => sampleCustomer()),
  on(saveBillingAddress, () => sampleBilling()),
  on(resetPassword, () => null),
  on(deleteAccount, () => null),
  on(createReview, () => null),
];

/** Opens the page, does what comes first, and then everything goes wrong, each answer when it is let go. */
async function openAndPrepare(write: Write, fault: Fault) {
  const { shop, as } = shopOf(write);
  const outage = { hasBegun: false, letGo: () => {} };
  const answered = new Promise<void>((resolve) => {
    outage.letGo = resolve;
  });
  const sent: string[] = [];
  const faulty = faultyFetch(shop.api.fetch, {
    ...fault,
    answer: async (ask, signal) => {
      if (!outage.hasBegun) return ask();
      await answered;
      return fault.answer(ask, signal);
    },
  });
  const fetch: typeof globalThis.fetch = (input, init) => {
    if (outage.hasBegun) sent.push(`${init?.method} ${new URL(String(input)).pathname.replace('/api', '')}`);
    return faulty.fetch(input, init);
  };
  const opened = openShop(write.path, {
    shop: { ...shop, api: { ...shop.api, fetch } },
    ...(!write.isVisitor && { as }),
  });
  await write.prepare?.(opened.user);
  const found = await screen.findAllByRole('button', { name: write.button });
  const target = found.find((each) => !each.hasAttribute('disabled'));
  if (!target) throw new Error(`Nothing to press is called ${write.button}.`);
  await waitFor(() => expect(faulty.state.open).toBe(0));
  outage.hasBegun = true;
  return { ...opened, target, sent, outage, state: faulty.state };
}

let complaints: MockInstance;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  // jsdom is older than the element.
  expect(complaints.mock.calls.filter(([, name]) => name !== 'search')).toEqual([]);
});

describe.each(writes)('99, 100, 101: $call.method $call.path', (write) => {
  it.each(faults.filter(({ name }) => faultsOfWrites.has(name)))(
    'is sent once where $name, the page stands, and what was typed is kept',
    async (fault) => {
      const { user, target, sent, outage, state } = await openAndPrepare(write, fault);
      await user.click(target);
      // No finger is faster than the page is drawn.
      await new Promise((resolve) => setTimeout(resolve));
      if (!write.isCounted && target.isConnected) await user.click(target);
      const { method, path } = write.call;
      // A list that is asked for by POST begins with the path of its writes.
      const [before = '', parameter] = `${method} ${path}`.split(/\{.*/);
      const isOurs = (each: string) => (parameter === undefined ? each === before : each.startsWith(before));
      const ours = () => sent.filter(isOurs);
      await waitFor(() => expect(ours()).toHaveLength(1));
      outage.letGo();
      await waitFor(() => {
        expect(state.open).toBe(0);
        expectStanding();
      });
      expect(ours()).toHaveLength(1);
      if (write.typed && !/login is over/.test(fault.name)) {
        expect(screen.getByLabelText(write.typed[0])).toHaveValue(write.typed[1]);
        expect(await screen.findByRole('button', { name: write.button })).toBeEnabled();
      }
    },
  );
});
