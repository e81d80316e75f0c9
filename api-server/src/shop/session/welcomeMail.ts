import { html } from '../../mail/html.ts';
import { mailButton, mailPage } from '../../mail/mailPage.ts';
import type { NewMail } from '../../mail/queueMail.ts';

interface Member {
  readonly email: string;
  readonly username: string;
}

/** The mail of a registration, with the password that opens the account once. */
export function welcomeMail({ email, username }: Member, password: string, shopUrl: string): NewMail {
  const url = `${shopUrl}/login`;
  const once = 'Password ini hanya dapat dipakai satu kali dan berlaku selama 24 jam.';
  const next = 'Setelah masuk, Anda akan diminta membuat password sendiri.';
  const unasked = 'Jika Anda tidak merasa mendaftar, abaikan email ini.';
  return {
    to: email,
    subject: 'Selamat datang di Samudra Emas: password Anda',
    text: [
      `Halo ${username},`,
      'Terima kasih telah mendaftar di Samudra Emas. Akun Anda sudah siap.',
      `Username: ${username}\nPassword sementara: ${password}`,
      `Masuk di sini: ${url}`,
      `${once} ${next}`,
      unasked,
      'Salam hangat,\nSamudra Emas',
    ].join('\n\n'),
    html: mailPage(`Halo ${username}`, [
      'Terima kasih telah mendaftar di Samudra Emas. Akun Anda sudah siap.',
      html`Username: <strong>${username}</strong>`,
      html`Password sementara:<br><strong style="font-family:monospace;font-size:20px">${password}</strong>`,
      mailButton(url, 'Masuk'),
      `${once} ${next}`,
      unasked,
      'Salam hangat,<br>Samudra Emas',
    ]),
  };
}
