import { html } from '../../mail/html.ts';
import { mailButton, mailPage } from '../../mail/mailPage.ts';
import type { NewMail } from '../../mail/queueMail.ts';
import type { Owner } from './emailChangeStore.ts';

const bye = 'Salam hangat,';

/** To the new address: proves that who wants it can read it. */
export function confirmEmailMail({ email, username }: Owner, token: string, shopUrl: string): NewMail {
  const url = `${shopUrl}/account?${new URLSearchParams({ 'confirm-email': token })}`;
  const asked = 'Alamat ini akan menjadi email akun Samudra Emas Anda. Buka tautan ini untuk menyetujuinya:';
  const once = 'Tautan ini berlaku selama 24 jam. Anda mungkin diminta masuk terlebih dahulu.';
  const unasked = 'Jika bukan Anda yang memintanya, abaikan email ini. Tidak ada yang berubah.';
  return {
    to: email,
    subject: 'Konfirmasi email baru Samudra Emas',
    text: [`Halo ${username},`, `${asked}\n${url}`, once, unasked, `${bye}\nSamudra Emas`].join('\n\n'),
    html: mailPage(`Halo ${username}`, [
      asked,
      mailButton(url, 'Konfirmasi email'),
      once,
      unasked,
      `${bye}<br>Samudra Emas`,
    ]),
  };
}

/** To the old address, which counts until the new one is confirmed: whose account it is must learn of it. */
export function emailChangeNotice({ email, username }: Owner, wanted: string, shopUrl: string): NewMail {
  const url = `${shopUrl}/account?tab=2`;
  const until = 'Alamat ini tetap berlaku sampai email yang baru dikonfirmasi.';
  const unasked = 'Jika bukan Anda yang memintanya, segera ganti password Anda di sini:';
  return {
    to: email,
    subject: 'Permintaan perubahan email akun Samudra Emas',
    text: [
      `Halo ${username},`,
      `Seseorang meminta email akun Anda diubah menjadi ${wanted}. ${until}`,
      `${unasked}\n${url}`,
      `${bye}\nSamudra Emas`,
    ].join('\n\n'),
    html: mailPage(`Halo ${username}`, [
      html`Seseorang meminta email akun Anda diubah menjadi <strong>${wanted}</strong>. ${until}`,
      unasked,
      mailButton(url, 'Ganti password'),
      `${bye}<br>Samudra Emas`,
    ]),
  };
}
