import { screen, waitFor, within } from '@testing-library/react';
import { deleteAccount, getCustomer, getPointHistory } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { type FakeRoute, on, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { cutPage, samplePointRow } from '../../testing/testAccount.ts';
import { openShop } from '../../testing/testApp.tsx';
import { sampleCustomer } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const noPoints = on(getPointHistory, () => ({ rows: [], totalItems: 0, currentPage: 0 }));
const open = (...handlers: FakeRoute[]) =>
  openShop('/account?tab=3', { shop: testShop(noPoints, ...handlers), as: ani });
const manyRows = Array.from({ length: 23 }, (_, at) =>
  samplePointRow({ id: at + 1, description: `Gerak ${at + 1}`, credit: 100, balance: 100 * (at + 1) }),
);
const rows = () => within(screen.getByRole('table', { name: 'Riwayat poin' })).getAllByRole('rowheader');

it('shows level, referral code and influencer [S2.128, S2.132]', async () => {
  open();
  const member = await screen.findByRole('region', { name: 'Keanggotaan' });
  expect(within(member).getByText('Gold')).toBeVisible();
  expect(within(member).getByText('C1')).toBeVisible();
  expect(within(member).getByText('Rina Kartika')).toBeVisible();
});

it('leaves the influencer of nobody out, and shows no level as none', async () => {
  open(on(getCustomer, () => sampleCustomer({ level: null, influencers: [] })));
  const member = await screen.findByRole('region', { name: 'Keanggotaan' });
  expect(within(member).queryByText('Influencer')).toBeNull();
  expect(within(member).getByText('Level').nextSibling).toHaveTextContent('-');
});

it('shows the referral link with the customer code as ref, and copies it [S2.129]', async () => {
  const { user } = open();
  const link = 'https://shop.example/register?ref=C1';
  expect(await screen.findByText(link)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salin tautan referral' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByRole('button', { name: 'Tersalin tautan referral' })).toBeVisible();
});

it('shows the points: active, used, expired [S2.131]', async () => {
  open(on(getCustomer, () => sampleCustomer({ points: { active: 4600, used: 1250, expired: 30 } })));
  const points = await screen.findByRole('list', { name: 'Poin' });
  expect(
    within(points)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['4.600Poin aktif', '1.250Poin terpakai', '30Poin kedaluwarsa']);
});

it('shows what happened to the points [S2.133, S9.22]', async () => {
  const expired = { id: 2, credit: 4600, balance: 4600, expiresOn: calendarDate('2026-10-01'), isExpired: true };
  const history = [
    samplePointRow({ debit: 1250, balance: 3350, description: 'Redeem SE261103-AAAAAA' }),
    samplePointRow(expired),
  ];
  open(on(getPointHistory, () => ({ rows: history, totalItems: 2, currentPage: 0 })));
  const table = await screen.findByRole('table', { name: 'Riwayat poin' });
  const cells = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));
  expect(cells).toEqual([
    ['Keterangan', 'Tanggal', 'Poin', 'Saldo', 'Berlaku sampai'],
    ['Redeem SE261103-AAAAAA', '03/11/2026', '-1.250', '3.350', '-'],
    ['Poin masuk', '03/11/2026', '+4.600', '4.600', '01/10/2026 Kedaluwarsa'],
  ]);
});

it('pages the point history by 10, 25 or 50, the rows dimmed while others come [S2.133, S4.46, S9.3]', async () => {
  const { user, shop } = open(on(getPointHistory, ({ body }) => cutPage(manyRows, body)));
  await screen.findByText('Gerak 1');
  expect(rows()).toHaveLength(10);
  const held = shop.hold(getPointHistory);
  await user.click(screen.getByRole('button', { name: 'Halaman 3' }));
  expect(screen.getByRole('table', { name: 'Riwayat poin' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Gerak 1')).toBeVisible();
  held.release();
  expect(await screen.findByText('Gerak 23')).toBeVisible();
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole('table', { name: 'Riwayat poin' })).toHaveAttribute('aria-busy', 'false');
  const size = screen.getByLabelText<HTMLSelectElement>('Baris per halaman');
  const sizes = [...size.options].filter(({ disabled }) => !disabled);
  expect(sizes.map(({ value }) => value)).toEqual(['10', '25', '50']);
  await user.selectOptions(size, '25');
  await waitFor(() => expect(rows()).toHaveLength(23));
});

it('says that there are no points yet', async () => {
  open();
  expect(await screen.findByText('Belum ada poin')).toBeVisible();
});

it.each([
  ['Memuat status akun', 'Status akun Anda tidak dapat dimuat.', getCustomer, 'Keanggotaan'],
  ['Memuat riwayat poin', 'Riwayat poin tidak dapat dimuat.', getPointHistory, 'Belum ada poin'],
] as const)('shows "%s", then that it failed, and tries again [S4.46]', async (loading, failed, call, sign) => {
  const shop = testShop(noPoints);
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const held = shop.hold(call);
  const { user } = openShop('/account?tab=3', { shop, as: ani });
  expect(await screen.findByText(loading)).toBeInTheDocument();
  held.release();
  const words = await screen.findByText(failed);
  fault.mend();
  await user.click(
    within(words.closest<HTMLElement>('.error-state') ?? words).getByRole('button', { name: 'Coba lagi' }),
  );
  expect(await screen.findByText(sign)).toBeVisible();
});

async function openDialog(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Hapus akun' }));
  return screen.findByRole('alertdialog', { name: 'Hapus akun Anda?' });
}

it('deletes the account once that is understood, and ends at the root, logged out [S2.130, S2.139, S5.61]', async () => {
  const { user, shop, address } = open(on(deleteAccount, () => null));
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole('button', { name: 'Ya, hapus akun' }));
  const consent = within(dialog).getByRole('checkbox', { name: 'Saya setuju dan mengerti' });
  expect(await within(dialog).findByText('Wajib diisi.')).toBeVisible();
  expect(consent).toHaveFocus();
  expect(shop.count(deleteAccount)).toBe(0);
  await user.click(consent);
  await user.click(within(dialog).getByRole('button', { name: 'Ya, hapus akun' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('Data berhasil dihapus')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'MASUK' })).toBeVisible();
  expect(localStorage.getItem('samudra-emas.session')).toBeNull();
  expect(shop.count(deleteAccount)).toBe(1);
});

it('keeps the account when it is thought over, and asks anew the next time [S2.139]', async () => {
  const { user, shop } = open();
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(within(await openDialog(user)).getByRole('checkbox')).not.toBeChecked();
  expect(shop.count(deleteAccount)).toBe(0);
});

it('stays open and says so when the account could not be deleted, its button busy meanwhile [S4.46]', async () => {
  const { user, shop, address } = open(on(deleteAccount, () => null));
  shop.fail({ code: 'UNAVAILABLE' }, deleteAccount);
  const held = shop.hold(deleteAccount);
  const dialog = await openDialog(user);
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Ya, hapus akun' }));
  const button = within(dialog).getByRole('button', { name: /^Ya, hapus akun/ });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  held.release();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(within(dialog).getByRole('checkbox')).toBeChecked();
  expect(address()).toBe('/account?tab=3');
});
