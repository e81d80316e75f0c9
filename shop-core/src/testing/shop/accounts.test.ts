import { describe, expect, it } from 'vitest';
import { createShopClient } from '../../client/createShopClient.ts';
import { confirmEmail, getCustomer, saveCustomer, updateImage } from '../../contract/calls/account.ts';
import { getOrders } from '../../contract/calls/checkout.ts';
import {
  authenticate,
  deleteAccount,
  findCompanies,
  forgotPassword,
  getNewPassword,
  type Registration,
  register,
  resetPassword,
} from '../../contract/calls/session.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { createMemoryShop } from '../createMemoryShop.ts';

const budi: Registration = {
  ...{ email: 'budi@shop.example', username: ' bu di ', referralCode: 'C1', customerType: 'INDIVIDU' },
  ...{ isNewCompany: false, hasValidCompany: false },
};

function enter(shop = createMemoryShop()) {
  const asked = { token: undefined as string | undefined };
  const client = createShopClient({ ...shop.api, getToken: () => asked.token });
  const logIn = async (username: string, password: string) => {
    asked.token = undefined;
    const login = await client.send(authenticate, { body: { username, password } });
    asked.token = login.token;
    return login;
  };
  const ask = (customerCode: string) => client.send(getCustomer, { params: { customerCode } });
  return { shop, client, logIn, ask };
}
const refusedWith = (code: string, status?: number) => ({ problem: { code }, ...(status && { status }) });

describe('somebody new', () => {
  it('is mailed a password that opens the change of it and nothing else, and then is a customer', async () => {
    const { shop, client, logIn, ask } = enter();
    await client.send(register, { body: budi });
    const [mail] = shop.mails;
    expect(mail).toMatchObject({ to: 'budi@shop.example', kind: 'WELCOME' });
    const mailed = mail?.secret ?? '';
    const { customerCode, mustChangePassword } = await logIn('budi', mailed);
    expect(mustChangePassword).toBe(true);
    await expect(ask(customerCode)).rejects.toMatchObject(refusedWith('PASSWORD_CHANGE_REQUIRED', 403));
    const change = { currentPassword: mailed, newPassword: 'ombak-biru-77', username: 'budi' };
    await client.send(resetPassword, { body: change });
    expect(await ask(customerCode)).toMatchObject({
      username: 'budi',
      influencers: [{ name: 'Ani Wijaya', code: 'C1' }],
    });
    await expect(logIn('budi', mailed)).rejects.toMatchObject(refusedWith('LOGIN_FAILED'));
  });

  it('with a taken address is answered the same, and its owner is told', async () => {
    const { shop, client } = enter();
    await client.send(register, { body: { ...budi, email: 'ANI@shop.example' } });
    expect(shop.mails).toEqual([{ to: 'ani@shop.example', kind: 'ACCOUNT_EXISTS', secret: null }]);
    expect(() => shop.logIn('budi')).toThrow();
  });

  it('with a taken name is refused, and so is a form without what it needs', async () => {
    const { client } = enter();
    const taken = client.send(register, { body: { ...budi, username: 'Ani' } });
    await expect(taken).rejects.toMatchObject(refusedWith('USERNAME_TAKEN', 409));
    const corporate = client.send(register, { body: { ...budi, customerType: 'CORPORATE' } });
    await expect(corporate).rejects.toMatchObject({ fields: { 'company.id': 'Silakan pilih Company' } });
    expect((await client.send(findCompanies, { body: { page: 0, size: 10 } })).companies).toHaveLength(1);
  });
});

describe('a password', () => {
  it('that is changed ends every other login', async () => {
    const { shop, client, logIn } = enter();
    const elsewhere = enter(shop);
    await elsewhere.logIn('ani', 'rahasia-ani');
    await logIn('ani', 'rahasia-ani');
    const wrong = { currentPassword: 'salah-1234', newPassword: 'ombak-biru-77', username: 'ani' };
    const refused = client.send(resetPassword, { body: wrong });
    await expect(refused).rejects.toMatchObject({ fields: { currentPassword: 'Password saat ini salah.' } });
    await client.send(resetPassword, { body: { ...wrong, currentPassword: 'rahasia-ani' } });
    await expect(elsewhere.ask('C1')).rejects.toMatchObject(refusedWith('LOGIN_REQUIRED', 401));
    expect(await logIn('ani', 'ombak-biru-77')).toMatchObject({ mustChangePassword: false });
  });

  it('that is forgotten comes by a link that is good once, for its own address, and is over when the old one is used', async () => {
    const { shop, client, logIn } = enter();
    await client.send(forgotPassword, { body: { email: 'ani@shop.example' } });
    const token = shop.mails[0]?.secret ?? '';
    const follow = (email: string) => client.send(getNewPassword, { params: { email }, query: { token } });
    await follow('lain@shop.example');
    expect(shop.mails).toHaveLength(1);
    await follow('ani@shop.example');
    await follow('ani@shop.example');
    expect(shop.mails.map(({ kind }) => kind)).toEqual(['PASSWORD_LINK', 'NEW_PASSWORD']);
    await logIn('ani', 'rahasia-ani');
    await expect(logIn('ani', shop.mails[1]?.secret ?? '')).rejects.toMatchObject(refusedWith('LOGIN_FAILED'));
  });
});

describe('a profile', () => {
  const change = {
    ...{ firstName: 'Ani', lastName: null, birthDate: calendarDate('1990-12-31'), email: 'ani@baru.example' },
    ...{ gender: 'P' as const, phoneNumber: '08111111111', customerCode: 'C1', levelId: 9 },
    customerType: 'CORPORATE' as const,
  };

  it('takes what a customer may say, and a new address once it is confirmed', async () => {
    const { shop, client, logIn, ask } = enter();
    await logIn('ani', 'rahasia-ani');
    expect(await client.send(saveCustomer, { body: change })).toMatchObject({
      ...{ fullName: 'Ani', phoneNumber: '08111111111', levelId: 2, typeOfCustomer: 'INDIVIDU' },
      ...{ email: 'ani@shop.example', pendingEmail: 'ani@baru.example' },
    });
    expect(shop.mails).toMatchObject([{ to: 'ani@baru.example', kind: 'EMAIL_LINK' }]);
    await expect(client.send(confirmEmail, { body: { token: 'x' } })).rejects.toMatchObject(
      refusedWith('LINK_INVALID'),
    );
    await client.send(confirmEmail, { body: { token: shop.mails[0]?.secret ?? '' } });
    const after = await ask('C1');
    expect([after.email, after.pendingEmail]).toEqual(['ani@baru.example', undefined]);
  });

  it('shows only pictures of the kinds that can be drawn', async () => {
    const { client, logIn } = enter();
    await logIn('ani', 'rahasia-ani');
    const send = (...images: string[]) => client.send(updateImage, { body: { customerCode: 'C1', images } });
    await expect(send('data:image/gif;base64,AAAA')).rejects.toMatchObject({ fields: { images: expect.any(String) } });
    await expect(send()).rejects.toMatchObject({ fields: { images: expect.any(String) } });
    expect((await send('data:image/png;base64,AAAA'))?.avatar).toMatch(/^\/media/);
  });

  it('that is deleted leaves no login behind', async () => {
    const { client, logIn } = enter();
    await logIn('ani', 'rahasia-ani');
    await client.send(deleteAccount, {});
    const orders = client.send(getOrders, { body: { customerCode: 'C1', page: 0, size: 10 } });
    await expect(orders).rejects.toMatchObject(refusedWith('LOGIN_REQUIRED', 401));
    await expect(logIn('ani', 'rahasia-ani')).rejects.toMatchObject(refusedWith('LOGIN_FAILED'));
  });
});
