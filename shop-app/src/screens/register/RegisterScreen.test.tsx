import { screen, waitFor, within } from '@testing-library/react';
import { findCompanies, register } from 'shop-core/contract';
import { type FakeRoute, on, refuse } from 'shop-core/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testShop } from '../../testing/testShop.ts';

const company = (id: number, name: string) => ({ id, name, address: null, email: null, phone: null });
const companies = [company(3, 'PT Sinar Laut'), company(4, 'PT Nusantara Jaya')];
const openShopWith = (...handlers: FakeRoute[]) =>
  testShop(
    on(register, () => null),
    on(findCompanies, () => ({ companies })),
    ...handlers,
  );

const open = async (path = '/register', shop = openShopWith()) => {
  const opened = openShop(path, { shop });
  const { user } = opened;
  await screen.findByRole('heading', { level: 1, name: 'Daftar' });
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Daftar' }));
  const asCorporate = () => user.click(screen.getByRole('checkbox', { name: 'Daftar sebagai perusahaan' }));
  return { ...opened, fill, submit, asCorporate, sent: () => shop.requestsOf(register).map(({ ask }) => ask.body) };
};

beforeEach(() => {
  // jsdom lays nothing out; the list of companies needs a window to draw rows into.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(308);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
});

it('registers with e-mail and username, their spaces stripped, and tells where the password is [S2.55, S5.16, S2.60]', async () => {
  const { fill, submit, sent, address } = await open('/register?mobile=1');
  await fill({ Email: ' sari @contoh.test', Username: 's a r i' });
  expect(screen.getByLabelText('Email')).toHaveValue('sari@contoh.test');
  expect(screen.getByLabelText('Username')).toHaveValue('sari');
  await submit();
  expect(await screen.findByText('Anda berhasil daftar. Silahkan cek email Anda untuk password.')).toBeVisible();
  expect(address()).toBe('/register-success?mobile=1');
  expect(sent()).toEqual([
    {
      email: 'sari@contoh.test',
      username: 'sari',
      customerType: 'INDIVIDU',
      isNewCompany: false,
      hasValidCompany: false,
    },
  ]);
});

it('asks for what is missing and for a valid e-mail [S5.13, S5.14, S5.15]', async () => {
  const { fill, submit, sent } = await open();
  await submit();
  expect(screen.getAllByText('Wajib diisi.')).toHaveLength(2);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await fill({ Email: 'sari', Username: 'sari' });
  await submit();
  expect(screen.getByText('alamat email tidak valid.')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('says under the field that a username is taken, and keeps everything typed', async () => {
  const taken = on(register, () =>
    refuse({ code: 'USERNAME_TAKEN' }, { fields: { username: 'Username sudah digunakan.' } }),
  );
  const { fill, submit } = await open('/register', openShopWith(taken));
  await fill({ Email: 'sari@contoh.test', Username: 'budi' });
  await submit();
  const field = screen.getByLabelText('Username');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Username sudah digunakan\./));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('budi');
  expect(screen.getByLabelText('Email')).toHaveValue('sari@contoh.test');
});

it('hides the referral code until somebody has one [S2.55, S5.19]', async () => {
  const { user, fill, submit, sent } = await open();
  expect(screen.queryByLabelText(/^Kode referral/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Punya kode referral?' }));
  await user.type(screen.getByLabelText(/^Kode referral/), 'RINA');
  await fill({ Email: 'sari@contoh.test', Username: 'sari' });
  await submit();
  await waitFor(() => expect(sent().at(0)).toMatchObject({ referralCode: 'RINA' }));
});

it('takes the referral code of a link as it is [S5.19]', async () => {
  const { user, fill, submit, sent } = await open('/register?ref=RINA');
  const field = screen.getByLabelText(/^Kode referral/);
  expect(field).toHaveValue('RINA');
  expect(field).toHaveAttribute('readonly');
  await user.type(field, 'X');
  await fill({ Email: 'sari@contoh.test', Username: 'sari' });
  await submit();
  await waitFor(() => expect(sent().at(0)).toMatchObject({ referralCode: 'RINA' }));
});

it('asks nothing of a company until corporate is ticked [S2.56, S2.57]', async () => {
  const { asCorporate, shop } = await open();
  expect(screen.queryByRole('radiogroup', { name: 'Perusahaan' })).toBeNull();
  expect(shop.requestsOf(findCompanies)).toEqual([]);
  await asCorporate();
  const choice = screen.getByRole('radiogroup', { name: 'Perusahaan' });
  expect(within(choice).getAllByRole('radio')).toHaveLength(2);
  expect(within(choice).getByRole('radio', { name: /terdaftar/ })).toBeChecked();
  expect(within(choice).getByRole('radio', { name: 'Daftarkan perusahaan baru' })).not.toBeChecked();
  await asCorporate();
  expect(screen.queryByRole('radiogroup', { name: 'Perusahaan' })).toBeNull();
});

it('finds an existing company by a part of its name [S2.58]', async () => {
  const { user, fill, submit, asCorporate, sent } = await open();
  await fill({ Email: 'sari@contoh.test', Username: 'sari' });
  await asCorporate();
  const box = await screen.findByRole('combobox', { name: 'Nama perusahaan' });
  await user.type(box, 'nusan');
  await user.click(await screen.findByRole('option', { name: 'PT Nusantara Jaya' }));
  await submit();
  await waitFor(() =>
    expect(sent().at(0)).toMatchObject({
      customerType: 'CORPORATE',
      isNewCompany: false,
      hasValidCompany: true,
      company: { id: 4 },
    }),
  );
});

it('asks to choose a company when none was [S5.17]', async () => {
  const { fill, submit, asCorporate, sent } = await open();
  await fill({ Email: 'sari@contoh.test', Username: 'sari' });
  await asCorporate();
  await screen.findByRole('combobox', { name: 'Nama perusahaan' });
  await submit();
  expect(await screen.findByText('Silakan pilih Company')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('registers a new company with name, address, e-mail and phone, all of them required [S2.57, S2.59, S5.18]', async () => {
  const { user, fill, submit, asCorporate, sent } = await open();
  await fill({ Email: 'sari@contoh.test', Username: 'sari' });
  await asCorporate();
  await user.click(screen.getByRole('radio', { name: 'Daftarkan perusahaan baru' }));
  await submit();
  expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(4);
  expect(screen.getByLabelText('Nama perusahaan')).toHaveFocus();
  await fill({
    'Nama perusahaan': 'PT Baru',
    'Alamat perusahaan': 'Jl. Laut 1',
    'Email perusahaan': 'halo@baru.test',
    'Telepon perusahaan': '0215551234',
  });
  await submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent().at(0)).toMatchObject({
    customerType: 'CORPORATE',
    isNewCompany: true,
    hasValidCompany: false,
    company: { name: 'PT Baru', address: 'Jl. Laut 1', email: 'halo@baru.test', phone: '0215551234' },
  });
});

it('says when the companies could not be loaded, and asks again', async () => {
  const shop = openShopWith();
  const fault = shop.fail({ code: 'UNEXPECTED' }, findCompanies);
  const { user, asCorporate } = await open('/register', shop);
  await asCorporate();
  expect(await screen.findByText(/Daftar perusahaan gagal dimuat/)).toBeVisible();
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(screen.queryByText(/Daftar perusahaan gagal dimuat/)).toBeNull());
  await user.type(await screen.findByRole('combobox', { name: 'Nama perusahaan' }), 'sinar');
  expect(await screen.findByRole('option', { name: 'PT Sinar Laut' })).toBeVisible();
});

it('is honest when the connection breaks, and loses nothing', async () => {
  const shop = openShopWith();
  shop.loseNext(register);
  const { fill, submit, address } = await open('/register', shop);
  await fill({ Email: 'sari@contoh.test', Username: 'sari' });
  await submit();
  expect(await screen.findByText(/Koneksi terputus, status belum diketahui/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('sari@contoh.test');
  expect(address()).toBe('/register');
});
