import { html } from '../mail/html.ts';
import { mailButton, mailPage } from '../mail/mailPage.ts';
import type { NewMail } from '../mail/queueMail.ts';

interface Owner {
  readonly email: string;
  readonly username: string;
}

/** Tells the owner of an address that somebody, most likely they themselves, tried to use it for an account again. */
export function accountExistsMail({ email, username }: Owner, shopUrl: string): NewMail {
  const login = `${shopUrl}/login`;
  const forgot = `${shopUrl}/forgot`;
  const known =
    'Seseorang baru saja mencoba memakai alamat email ini untuk akun di Samudra Emas. Anda sudah memiliki akun.';
  const unasked = 'Jika bukan Anda, abaikan email ini. Akun Anda tidak berubah.';
  return {
    to: email,
    subject: 'Anda sudah memiliki akun Samudra Emas',
    text: [
      `Halo ${username},`,
      known,
      `Username Anda: ${username}`,
      `Masuk di sini: ${login}`,
      `Lupa password? Minta yang baru di sini: ${forgot}`,
      unasked,
      'Salam hangat,\nSamudra Emas',
    ].join('\n\n'),
    html: mailPage(`Halo ${username}`, [
      known,
      html`Username Anda: <strong>${username}</strong>`,
      mailButton(login, 'Masuk'),
      html`Lupa password? <a href="${forgot}">Minta yang baru di sini</a>.`,
      unasked,
      'Salam hangat,<br>Samudra Emas',
    ]),
  };
}
