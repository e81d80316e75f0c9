import { html } from '../../mail/html.ts';
import { mailButton, mailPage } from '../../mail/mailPage.ts';
import type { NewMail } from '../../mail/queueMail.ts';

interface CodeMail {
  readonly email: string;
  readonly name: string;
  readonly code: string;
  /** Where the code is typed, with the code where no server sees it; none for the console, whose address nobody tells us. */
  readonly url: string | undefined;
}

/** The mail with the code that lets the right password in while others guess. */
export function loginCodeMail({ email, name, code, url }: CodeMail): NewMail {
  const why =
    'Ada banyak percobaan masuk yang salah ke akun Anda. Supaya hanya Anda yang bisa masuk, kami meminta kode ini bersama ' +
    'password Anda.';
  const once = 'Kode ini berlaku 1 jam dan hanya dapat dipakai satu kali.';
  const unasked =
    'Jika Anda tidak sedang masuk, ada yang mengetahui password Anda: segera ganti password. Tanpa kode ini tidak ada yang ' +
    'bisa masuk dengannya. Jangan berikan kode ini kepada siapa pun.';
  return {
    to: email,
    subject: 'Kode masuk Samudra Emas Anda',
    text: [
      `Halo ${name},`,
      why,
      `Kode masuk: ${code}`,
      ...(url ? [`Masuk di sini: ${url}`] : []),
      once,
      unasked,
      'Salam hangat,\nSamudra Emas',
    ].join('\n\n'),
    html: mailPage(`Halo ${name}`, [
      why,
      html`Kode masuk:<br><strong style="font-family:monospace;font-size:20px">${code}</strong>`,
      ...(url ? [mailButton(url, 'Masuk')] : []),
      once,
      unasked,
      'Salam hangat,<br>Samudra Emas',
    ]),
  };
}
