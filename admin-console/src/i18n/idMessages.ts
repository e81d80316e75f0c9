import type { TranslationMessages } from 'react-admin';
import { messageFor } from 'shop-core/messages';
import { adminMessageFor } from '../contract/index.ts';
import { audit } from './id/audit.ts';
import { eventFields, eventTexts } from './id/events.ts';
import { figureTexts } from './id/figures.ts';
import { invoiceFields, invoiceTexts } from './id/invoices.ts';
import { projectFields, projects } from './id/projects.ts';
import { raActions } from './id/raActions.ts';
import { raInputs } from './id/raInputs.ts';
import { raMessages } from './id/raMessages.ts';
import { raPages } from './id/raPages.ts';
import { registers, registerTexts } from './id/registers.ts';
import { roles } from './id/roles.ts';
import { security } from './id/security.ts';
import { shell } from './id/shell.ts';
import { userForm } from './id/userForm.ts';
import { projectParts, work } from './id/work.ts';

/** What the console says in Indonesian. Sentences and labels of the specification stay as written in every language. */
export const idMessages = {
  ra: { ...raActions, ...raPages, ...raMessages, ...raInputs },
  resources: {
    projects: {
      name: 'Proyek',
      forcedCaseName: 'proyek',
      page: { create: 'Tambah proyek' },
      fields: projectFields,
    },
    ...projectParts,
    events: {
      name: 'Acara',
      forcedCaseName: 'acara',
      page: { create: 'Tambah acara' },
      fields: eventFields,
    },
    invoices: { name: 'Invoice', fields: invoiceFields },
    ...registers,
    users: {
      name: 'Admin',
      fields: { name: 'Name', email: 'Email', role: 'Role', additionalRole: 'Additional Roles' },
      // S8.9
      notifications: {
        deleted: 'User successfully deleted',
        created: 'User successfully added', // S8.6
        updated: 'User successfully updated',
        invalid: 'Invalid format data', // S8.7
        deactivated: 'Admin dinonaktifkan',
        activated: 'Admin diaktifkan lagi',
      },
    },
  },
  console: {
    ...shell,
    ...work,
    ...registerTexts,
    ...invoiceTexts,
    ...figureTexts,
    ...eventTexts,
    projects,
    roles,
    backOffice: 'Back-office',
    login: {
      title: 'Masuk ke back-office',
      submit: 'Masuk',
      codeNeeded: 'Verifikasi dua langkah: ketik kode dari aplikasi autentikator Anda.',
      code: 'Kode',
      codeHint: 'Enam angka, atau salah satu kode pemulihan Anda.',
      back: 'Akun lain',
      mailedCode: 'Kode dari email',
      mailedCodeHint: 'Berlaku 1 jam. Tanpa kode, kosongkan dan coba lagi pada waktu di atas.',
      haveMailedCode: 'Saya menerima kode lewat email',
    },
    security,
    audit,
    userForm,
    users: {
      actions: 'Aksi',
      search: 'Cari nama atau email',
      leftOut: 'Hanya 50 hasil pertama yang tampil; %{smart_count} lainnya tidak. Persempit pencarian Anda.',
      deleteTitle: 'Hapus admin ini?',
      deleteContent: '%{name} (%{email}) langsung keluar dan tidak dapat masuk lagi.',
      deleteOf: 'Hapus %{name}',
      own: 'Ini akun Anda sendiri',
      editOf: 'Ubah %{name}',
      inactive: 'Nonaktif',
      deactivateOf: 'Nonaktifkan %{name}',
      deactivateTitle: 'Nonaktifkan admin ini?',
      deactivateContent:
        '%{name} (%{email}) langsung keluar dan tidak dapat masuk sampai diaktifkan lagi. Pekerjaannya tetap ada.',
      deactivate: 'Nonaktifkan',
      activateOf: 'Aktifkan %{name}',
      activateTitle: 'Aktifkan admin ini lagi?',
      activateContent: '%{name} (%{email}) dapat masuk lagi dengan password dan peran yang sama.',
      activate: 'Aktifkan',
    },
  },
  // The server answers in Indonesian; these are for when it does not answer.
  problem: {
    TOO_MANY_TRIES: 'Terlalu banyak percobaan. Coba lagi pukul %{until} WIB.',
    LOGIN_CODE_NEEDED:
      'Terlalu banyak percobaan masuk. Jika email dan password Anda benar, kode sudah kami kirim ke email Anda: ketik di bawah. Tanpa kode, coba lagi pukul %{until} WIB.',
    LOGIN_CODE_WRONG: 'Kode, email atau password salah. Periksa kode di email terbaru kami.',
    OWN_ROLE: adminMessageFor({ code: 'OWN_ROLE' }),
    ROLE_ABOVE_OWN: adminMessageFor({ code: 'ROLE_ABOVE_OWN' }),
    OFFLINE: messageFor({ code: 'OFFLINE' }),
    UNREACHABLE: 'Server tidak menjawab. Coba lagi sebentar lagi.',
    NOT_SENT:
      'Tidak ada koneksi, jadi belum ada yang berubah dan tidak ada yang dikirim nanti. Isian Anda tetap di sini: periksa koneksi, lalu ulangi.',
    NOT_ANSWERED:
      'Server tidak menjawab, jadi perubahan Anda mungkin sudah atau belum tersimpan. Periksa dulu sebelum mengulang.',
    UNREADABLE: 'Jawaban server tidak terbaca. Coba lagi sebentar lagi.',
    UNREADABLE_WRITE:
      'Jawaban server tidak terbaca, jadi perubahan Anda mungkin sudah tersimpan. Periksa dulu sebelum mengulang.',
    UNEXPECTED: messageFor({ code: 'UNEXPECTED' }),
  },
} satisfies TranslationMessages & Record<string, unknown>;
