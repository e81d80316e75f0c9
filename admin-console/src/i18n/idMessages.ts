import type { TranslationMessages } from 'react-admin';
import { messageFor } from 'shop-core/messages';
import { raActions } from './id/raActions.ts';
import { raInputs } from './id/raInputs.ts';
import { raMessages } from './id/raMessages.ts';
import { raPages } from './id/raPages.ts';

/** What the console says in Indonesian. Sentences and labels of the specification stay as written in every language. */
export const idMessages = {
  ra: { ...raActions, ...raPages, ...raMessages, ...raInputs },
  resources: {
    users: {
      name: 'Admin',
      fields: { name: 'Name', email: 'Email', role: 'Role', additionalRole: 'Additional Roles' },
      // S8.9
      notifications: { deleted: 'User successfully deleted' },
    },
  },
  console: {
    backOffice: 'Back-office',
    login: { title: 'Masuk ke back-office', submit: 'Masuk' },
    home: {
      greeting: 'Selamat datang, %{name}',
      empty: 'Peran Anda belum memiliki halaman. Hubungi Super Admin untuk meminta akses.',
    },
    users: {
      actions: 'Aksi',
      search: 'Cari nama atau email',
      leftOut: 'Hanya 50 hasil pertama yang tampil; %{count} lainnya tidak. Persempit pencarian Anda.',
      deleteTitle: 'Hapus admin ini?',
      deleteContent: '%{name} (%{email}) langsung keluar dan tidak dapat masuk lagi.',
      deleteOf: 'Hapus %{name}',
      own: 'Ini akun Anda sendiri',
    },
  },
  // The server answers in Indonesian; these are for when it does not answer.
  problem: { OFFLINE: messageFor({ code: 'OFFLINE' }), UNEXPECTED: messageFor({ code: 'UNEXPECTED' }) },
} satisfies TranslationMessages & Record<string, unknown>;
