import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { openShop } from './testApp.tsx';

type Opened = ReturnType<typeof openShop>;

/** The server knows the token no more, and the page asks something: whoever looks is a visitor, at the root (S4.3). */
export async function loseLogin({ shop, address }: Pick<Opened, 'shop' | 'address'>, token: string): Promise<void> {
  shop.revoke(token);
  // What is on the page is asked again, as after a return to it.
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await screen.findByText('Sesi Anda telah berakhir, silakan masuk kembali.');
  await waitFor(() => expect(address()).toBe('/'));
}

/** Logs in where an ended login has led: on the home page. */
export async function logIn({ user }: Pick<Opened, 'user'>, username: string, password: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await screen.findByRole('button', { name: /^Akun / });
}
