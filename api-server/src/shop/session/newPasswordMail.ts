import { html } from '../../mail/html.ts';
import { mailButton, mailPage } from '../../mail/mailPage.ts';
import type { NewMail } from '../../mail/queueMail.ts';
import type { Owner } from './passwordLinkStore.ts';

/** The mail with the password that opens an account once; the chosen one goes on working until then. */
export function newPasswordMail({ email, username }: Owner, password: string, shopUrl: string): NewMail {
  const url = `${shopUrl}/login`;
  const once = 'Password ini hanya dapat dipakai satu kali dan berlaku selama 24 jam.';
  const next = 'Setelah masuk, Anda akan diminta membuat password sendiri.';
  const remembered = 'Jika Anda sudah ingat password lama Anda, abaikan email ini: password lama tetap berlaku.';
  return {
    to: email,
    subject: 'Password sementara Samudra Emas Anda',
    text: [
      `Halo ${username},`,
      `Username: ${username}\nPassword sementara: ${password}`,
      `Masuk di sini: ${url}`,
      `${once} ${next}`,
      remembered,
      'Salam hangat,\nSamudra Emas',
    ].join('\n\n'),
    html: mailPage(`Halo ${username}`, [
      html`Username: <strong>${username}</strong>`,
      html`Password sementara:<br><strong style="font-family:monospace;font-size:20px">${password}</strong>`,
      mailButton(url, 'Masuk'),
      `${once} ${next}`,
      remembered,
      'Salam hangat,<br>Samudra Emas',
    ]),
  };
}
