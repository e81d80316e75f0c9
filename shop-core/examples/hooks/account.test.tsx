import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryShop } from 'shop-core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { atAnis, withNewEmail, withOrder } from './testExamples.tsx';
import AccountStatusCard from './useAccountStatus.tsx';
import AvatarField from './useAvatarUpload.tsx';
import BillingAddressCard from './useBillingAddress.tsx';
import ConfirmEmailPage from './useConfirmEmail.tsx';
import Greeting from './useCustomer.tsx';
import DeleteAccountForm from './useDeleteAccount.tsx';
import NotificationList from './useNotifications.tsx';
import OrderTable from './useOrders.tsx';
import PointTable from './usePointHistory.tsx';
import StreetForm from './useSaveBilling.tsx';
import PhoneForm from './useSaveProfile.tsx';

const button = (name: string) => screen.findByRole('button', { name });
afterEach(() => history.replaceState(null, '', '/'));

describe('the example of', () => {
  it('useAccountStatus shows level, points and the link that invites', async () => {
    atAnis(<AccountStatusCard />);
    expect(await screen.findByRole('heading', { name: 'Ani Wijaya' })).toBeInTheDocument();
    expect(screen.getByText('Poin aktif: 40.000')).toBeInTheDocument();
    expect(screen.getByLabelText('Tautan undangan')).toHaveValue('https://toko.example/register?ref=C1');
  });

  it('useAvatarUpload shows the chosen photo, takes it back, and refuses a text', async () => {
    const { shop } = atAnis(<AvatarField />);
    const file = screen.getByLabelText('Foto profil');
    await userEvent.upload(file, new File(['x'], 'ani.png', { type: 'image/png' }));
    expect(await screen.findByRole('img', { name: 'Pratinjau foto' })).toBeInTheDocument();
    await userEvent.click(await button('Batal'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(shop.requests).toEqual([]);
    await userEvent.upload(file, new File(['x'], 'ani.txt', { type: 'text/plain' }), { applyAccept: false });
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('useBillingAddress shows the address', async () => {
    atAnis(<BillingAddressCard />);
    expect(await screen.findByText(/Jl. Senopati 8/)).toHaveTextContent('Senayan, Jakarta Selatan 12190');
  });

  it('useConfirmEmail makes the new address count, and refuses a link that is used up', async () => {
    const { shop, token } = await withNewEmail('ani.wijaya@shop.example');
    history.replaceState(null, '', `/?token=${token}`);
    const { notices } = atAnis(<ConfirmEmailPage />, shop);
    await userEvent.click(await button('Konfirmasi'));
    await expect.poll(() => notices).toMatchObject([{ tone: 'good', outcome: 'emailChanged' }]);
    await userEvent.click(await button('Konfirmasi'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tautan ini sudah tidak berlaku');
  });

  it('useCustomer greets by the first name', async () => {
    atAnis(<Greeting />);
    expect(await screen.findByText(/Halo, Ani! Anda memiliki 40.000 poin./)).toBeInTheDocument();
  });

  it('useDeleteAccount asks for the tick, then deletes and ends the login', async () => {
    const { sessionEnds } = atAnis(<DeleteAccountForm />);
    await userEvent.click(await button('Hapus akun'));
    const tick = screen.getByRole('checkbox');
    expect(tick).toBeInvalid();
    await userEvent.click(tick);
    await userEvent.click(await button('Hapus akun'));
    await expect.poll(() => sessionEnds).toEqual(['logout']);
  });

  it('useNotifications counts what is unread, and reads one or all', async () => {
    atAnis(<NotificationList />);
    await userEvent.click(await button('Pesanan selesai (baru)'));
    expect(screen.getByRole('status')).toHaveTextContent('1 belum dibaca');
    await userEvent.click(await button('Tandai semua dibaca'));
    expect(screen.getByRole('status')).toHaveTextContent('0 belum dibaca');
  });

  it('useOrders lists an order with its label', async () => {
    const { shop, orderCode } = await withOrder();
    atAnis(<OrderTable />, shop);
    const list = within(await screen.findByRole('region', { name: 'Pesanan' }));
    expect(list.getByRole('listitem')).toHaveTextContent(new RegExp(`^${orderCode}: Menunggu pembayaran, Rp`));
  });

  it('usePointHistory lists what points came and went', async () => {
    const shop = createMemoryShop();
    shop.setPoints('ani', 39_000);
    atAnis(<PointTable />, shop);
    const table = await screen.findByRole('table', { name: 'Riwayat poin' });
    expect(await within(table).findByRole('row', { name: /-1000 39000/ })).toBeInTheDocument();
  });

  it('useSaveBilling saves a street, and says what is wrong with none', async () => {
    atAnis(<StreetForm />);
    await userEvent.click(await button('Simpan'));
    expect(await screen.findByText('Alamat sekarang: Jl. Senopati 8')).toBeInTheDocument();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.type(screen.getByLabelText('Alamat baru'), 'Jl. Melati 3');
    await userEvent.click(await button('Simpan'));
    expect(await screen.findByText('Alamat sekarang: Jl. Melati 3')).toBeInTheDocument();
  });

  it('useSaveProfile saves a telephone number, and refuses what is none', async () => {
    atAnis(<PhoneForm />);
    const phone = await screen.findByLabelText('Nomor telepon baru');
    await userEvent.type(phone, 'abc');
    await userEvent.click(await button('Simpan'));
    await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
    await userEvent.clear(phone);
    await userEvent.type(phone, '08111222333');
    await userEvent.click(await button('Simpan'));
    expect(await screen.findByText('Nomor sekarang: 08111222333')).toBeInTheDocument();
  });
});
