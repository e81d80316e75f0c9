import { screen, waitFor, within } from '@testing-library/react';
import {
  confirmEmail,
  getBillingAddress,
  getCities,
  getCustomer,
  getProvinces,
  resetPassword,
  saveBillingAddress,
  saveCustomer,
} from 'shop-core/contract';
import { on, refuse, sampleBilling, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleCustomer } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const open = (path: string, shop = testShop(), as = ani) => openShop(path, { shop, as });

it('shows the five tabs that the address names, and writes them there [S2.44, S2.127]', async () => {
  const { user, address } = open('/account?tab=1&mobile=1');
  expect(await screen.findByRole('tab', { name: 'Informasi Penagihan', selected: true })).toBeVisible();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Informasi Pribadi',
    'Informasi Penagihan',
    'Kelola Password',
    'Status Akun',
    'Riwayat Pemesanan',
  ]);
  for (const [index, tab] of tabs.entries()) {
    await user.click(tab);
    expect(address()).toBe(`/account?tab=${index}&mobile=1`);
  }
  await user.click(screen.getByRole('tab', { name: 'Kelola Password' }));
  expect(address()).toBe('/account?tab=2&mobile=1');
  expect(screen.getByLabelText('Password saat ini')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(address()).toBe('/account?tab=0&mobile=1');
});

it.each(['x', '-1', '9', '1.5'])('takes the tab "%s" for the first', async (tab) => {
  open(`/account?tab=${tab}`);
  expect(await screen.findByRole('tab', { name: 'Informasi Pribadi', selected: true })).toBeVisible();
});

it.each([
  ['Memuat informasi pribadi', 0, getCustomer, 'Nama depan'],
  ['Memuat alamat', 1, getBillingAddress, 'Alamat lengkap'],
] as const)('shows "%s" as a skeleton, says when it failed, and tries again', async (words, tab, call, field) => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const held = shop.hold(call);
  const { user } = open(`/account?tab=${tab}`, shop);
  expect(await screen.findByText(words)).toBeInTheDocument();
  held.release();
  // The head above the tabs may have asked for the same.
  const again = await screen.findAllByRole('button', { name: 'Coba lagi' });
  fault.mend();
  for (const button of again) await user.click(button);
  expect(await screen.findByLabelText(field)).toBeVisible();
});

it('shows the personal information, the username to read only [S5.56, S9.14]', async () => {
  const { user } = open('/account');
  const username = await screen.findByLabelText('Username');
  expect(username).toHaveValue('ani');
  expect(username).toHaveAttribute('readonly');
  await user.type(username, 'x');
  expect(username).toHaveValue('ani');
  expect(screen.getByLabelText('Nama depan')).toHaveValue('Ani');
  expect(screen.getByLabelText('Tanggal lahir')).toHaveValue('17/05/1991');
  const genders = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(genders).toEqual(['Perempuan', 'Laki-Laki']);
  expect(screen.getByRole('radio', { name: 'Perempuan' })).toBeChecked();
  expect(screen.queryByLabelText('Perusahaan')).toBeNull();
});

const company = {
  ...{ id: 4, name: 'PT Nusantara Jaya', address: 'Jl. Laut 9, Jakarta' },
  ...{ email: 'kantor@nusantara.example', phone: '0215550100' },
};
const openWith = (customer: ReturnType<typeof sampleCustomer>) =>
  open(
    '/account',
    testShop(on(getCustomer, () => customer)),
    sampleSession({ profile: sampleProfile({ typeOfCustomer: 'CORPORATE', company: customer.company }) }),
  );

it('shows a corporate customer a section of the company, all of it to read only [S6.17]', async () => {
  const { user } = openWith(sampleCustomer({ typeOfCustomer: 'CORPORATE', company }));
  const section = await screen.findByRole('group', { name: 'Perusahaan' });
  for (const [label, value] of [
    ['Nama perusahaan', 'PT Nusantara Jaya'],
    ['Alamat perusahaan', 'Jl. Laut 9, Jakarta'],
    ['Email perusahaan', 'kantor@nusantara.example'],
    ['Telepon perusahaan', '0215550100'],
  ] as const) {
    const field = within(section).getByLabelText(label);
    expect(field).toHaveValue(value);
    expect(field).toHaveAttribute('readonly');
    await user.type(field, 'x');
    expect(field).toHaveValue(value);
  }
  expect(within(section).getAllByRole('textbox')).toHaveLength(4);
});

it('shows what is not known of a company as not filled in [S6.17]', async () => {
  const bare = { ...company, address: null, email: null, phone: null };
  openWith(sampleCustomer({ typeOfCustomer: 'CORPORATE', company: bare }));
  const section = await screen.findByRole('group', { name: 'Perusahaan' });
  expect(
    within(section)
      .getAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).value),
  ).toEqual(['PT Nusantara Jaya', '-', '-', '-']);
});

it('saves the personal information, and the name in the header follows [S1.8, S5.54, S5.55]', async () => {
  const shop = testShop(
    on(saveCustomer, ({ body }) =>
      sampleCustomer({ firstName: body.firstName, lastName: body.lastName, fullName: body.firstName }),
    ),
  );
  const { user } = open('/account', shop);
  const name = await screen.findByLabelText('Nama depan');
  await user.clear(name);
  await user.clear(screen.getByLabelText(/^Nama belakang/));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(1);
  expect(name).toHaveFocus();
  await user.type(name, 'Sari');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data berhasil diubah')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Akun Sari' })).toBeVisible();
  expect(shop.requestsOf(saveCustomer).map(({ ask }) => ask.body)).toEqual([
    expect.objectContaining({ firstName: 'Sari', lastName: null, customerCode: 'C1', levelId: 2 }),
  ]);
});

it('tells that a new e-mail must be confirmed, and shows the one that counts', async () => {
  const shop = testShop(on(saveCustomer, ({ body }) => sampleCustomer({ pendingEmail: body.email })));
  const { user } = open('/account', shop);
  const field = await screen.findByLabelText('Email');
  const known = sampleCustomer().email;
  expect(field).toHaveValue(known);
  await user.clear(field);
  await user.type(field, 'ani@baru.example');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/^Kami mengirim email ke ani@baru\.example\./)).toBeVisible();
  expect(field).toHaveValue(known);
});

it('confirms the e-mail of a mailed link once, and takes the token out of the address', async () => {
  let known = sampleCustomer();
  const shop = testShop(
    on(getCustomer, () => known),
    on(confirmEmail, () => {
      known = sampleCustomer({ email: 'ani@baru.example' });
      return known;
    }),
  );
  const { address } = open('/account?tab=0&confirm-email=token-9&mobile=1', shop);
  expect(await screen.findByText('Email berhasil diubah')).toBeVisible();
  expect(shop.requestsOf(confirmEmail).map(({ ask }) => ask.body)).toEqual([{ token: 'token-9' }]);
  await waitFor(() => expect(address()).toBe('/account?tab=0&mobile=1'));
  expect(await screen.findByText('ani@baru.example')).toBeVisible();
});

it('asks a new customer for first name, birth date, a valid e-mail, gender and phone [S5.54]', async () => {
  const blank = sampleCustomer({ firstName: null, birthDate: null, gender: null, phoneNumber: null });
  const shop = testShop(on(getCustomer, () => blank));
  const { user } = open('/account', shop);
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(5);
  await user.type(email, 'ani@');
  expect(screen.getByText('alamat email tidak valid.')).toBeVisible();
  expect(shop.count(saveCustomer)).toBe(0);
});

it('clears the levels below when a province is chosen, and asks for them and for the address [S4.25, S5.57]', async () => {
  const shop = testShop(on(saveBillingAddress, () => sampleBilling()));
  const { user } = open('/account?tab=1', shop);
  const province = await screen.findByLabelText('Provinsi');
  expect(province).toHaveValue('31');
  await screen.findByRole('option', { name: 'Jawa Barat' });
  await user.selectOptions(province, 'Jawa Barat');
  expect(screen.getByLabelText('Kecamatan')).toBeDisabled();
  expect(screen.getByLabelText('Kode pos')).toHaveValue('');
  await user.clear(screen.getByLabelText('Alamat lengkap'));
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(5);
  expect(screen.getByLabelText('Kota/Kabupaten')).toHaveFocus();
  expect(shop.requestsOf(saveBillingAddress)).toEqual([]);
});

it('saves the address, its company and place optional [S5.58]', async () => {
  const shop = testShop(on(saveBillingAddress, () => sampleBilling({ address: 'Jl. Laut 9' })));
  const { user } = open('/account?tab=1', shop);
  const address = await screen.findByLabelText('Alamat lengkap');
  await user.clear(address);
  await user.type(address, 'Jl. Laut 9');
  await user.click(screen.getByRole('button', { name: 'Simpan alamat' }));
  expect(await screen.findByText('Data alamat berhasil diubah')).toBeVisible();
  expect(shop.requestsOf(saveBillingAddress).map(({ ask }) => ask.body)).toEqual([
    expect.objectContaining({ address: 'Jl. Laut 9', company: null, place: null, subdistrictId: 3174071 }),
  ]);
});

it.each([
  ['provinces', getProvinces, 'Provinsi', 'Jawa Barat'],
  ['cities', getCities, 'Kota/Kabupaten', 'Kota Jakarta Selatan'],
] as const)('says that the %s could not be loaded, and tries again', async (_what, call, label, option) => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const { user } = open('/account?tab=1', shop);
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Daftar wilayah gagal dimuat/));
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByText(/Daftar wilayah gagal dimuat/)).toBeNull());
  expect(within(screen.getByLabelText(label)).getByRole('option', { name: option })).toBeInTheDocument();
});

it('changes the password: all fields, 8 characters, twice the same [S5.59, S5.60]', async () => {
  const shop = testShop(on(resetPassword, () => null));
  const { user } = open('/account?tab=2', shop);
  const submit = () => user.click(screen.getByRole('button', { name: 'Ubah password' }));
  const current = await screen.findByLabelText('Password saat ini');
  await submit();
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(3);
  expect(current).toHaveFocus();
  await user.type(current, 'ombak-lama-27');
  await user.type(screen.getByLabelText('Password baru'), 'kapal-layar-7');
  await user.type(screen.getByLabelText('Konfirmasi password'), 'kapal-layar-8');
  await submit();
  const sentence = 'Konfirmasi password tidak sama';
  expect(screen.getByLabelText('Konfirmasi password')).toHaveAccessibleDescription(sentence);
  const toasts = screen.getByRole('region', { name: 'Pemberitahuan' });
  expect(await within(toasts).findByText(sentence)).toBeVisible();
  await user.type(screen.getByLabelText('Konfirmasi password'), '{Backspace}7');
  await submit();
  expect(await screen.findByText('Password berhasil diubah')).toBeVisible();
  expect(current).toHaveValue('');
  expect(shop.requestsOf(resetPassword).map(({ ask }) => ask.body)).toEqual([
    { currentPassword: 'ombak-lama-27', newPassword: 'kapal-layar-7', username: 'ani' },
  ]);
});

it('says under the field that the current password is wrong, and keeps what was typed', async () => {
  const wrong = on(resetPassword, () =>
    refuse({ code: 'FORM_INVALID', fields: [] }, { fields: { currentPassword: 'Password saat ini salah.' } }),
  );
  const { user } = open('/account?tab=2', testShop(wrong));
  await user.type(await screen.findByLabelText('Password saat ini'), 'salah-sekali');
  await user.type(screen.getByLabelText('Password baru'), 'kapal-layar-7');
  await user.type(screen.getByLabelText('Konfirmasi password'), 'kapal-layar-7');
  await user.click(screen.getByRole('button', { name: 'Ubah password' }));
  expect(await screen.findByText('Password saat ini salah.')).toBeVisible();
  expect(screen.getByLabelText('Password saat ini')).toHaveFocus();
  expect(screen.getByLabelText('Password baru')).toHaveValue('kapal-layar-7');
});

it('lets a one-time password do nothing but be changed, and then begin [S2.60]', async () => {
  const shop = testShop(on(resetPassword, () => null));
  const { user, address } = open('/account', shop, sampleSession({ mustChangePassword: true }));
  await user.type(await screen.findByLabelText('Password sementara dari email'), 'sementara-1');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(shop.requestsOf(getCustomer)).toEqual([]);
  await user.type(screen.getByLabelText('Password baru'), 'kapal-layar-7');
  await user.type(screen.getByLabelText('Konfirmasi password'), 'kapal-layar-7');
  await user.click(screen.getByRole('button', { name: 'Ubah password' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it.each([
  ['Simpan', 0, saveCustomer],
  ['Simpan alamat', 1, saveBillingAddress],
  ['Ubah password', 2, resetPassword],
] as const)('keeps "%s" busy while it is on its way, and only then [S4.46]', async (name, tab, call) => {
  const shop = testShop(
    on(saveCustomer, () => sampleCustomer()),
    on(saveBillingAddress, () => sampleBilling()),
    on(resetPassword, () => null),
  );
  const held = shop.hold(call);
  const { user } = open(`/account?tab=${tab}`, shop);
  const button = await screen.findByRole('button', { name });
  if (call === resetPassword) {
    await user.type(screen.getByLabelText('Password saat ini'), 'ombak-lama-27');
    await user.type(screen.getByLabelText('Password baru'), 'kapal-layar-7');
    await user.type(screen.getByLabelText('Konfirmasi password'), 'kapal-layar-7');
  }
  expect(button).not.toHaveAttribute('aria-busy');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  held.release();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});
