import { mailButton, mailPage } from '../../mail/mailPage.ts';
import type { NewMail } from '../../mail/queueMail.ts';
import type { Owner } from './passwordLinkStore.ts';

/** The mail to who forgot the password. Its link does nothing by itself: the page behind it asks for the new password. */
export function passwordLinkMail({ email, username }: Owner, token: string, shopUrl: string): NewMail {
  const url = `${shopUrl}/forgot-success?${new URLSearchParams({ email, token })}`;
  const asked = 'Seseorang meminta password baru untuk akun Samudra Emas Anda.';
  const next = 'Buka tautan ini untuk menerima password sementara lewat email:';
  const once = 'Tautan ini hanya dapat dipakai satu kali dan berlaku selama 1 jam.';
  const unasked = 'Jika bukan Anda yang memintanya, abaikan email ini. Password Anda tidak berubah.';
  return {
    to: email,
    subject: 'Permintaan password baru Samudra Emas',
    text: [`Halo ${username},`, asked, `${next}\n${url}`, once, unasked, 'Salam hangat,\nSamudra Emas'].join('\n\n'),
    html: mailPage(`Halo ${username}`, [
      asked,
      next,
      mailButton(url, 'Minta password baru'),
      once,
      unasked,
      'Salam hangat,<br>Samudra Emas',
    ]),
  };
}
