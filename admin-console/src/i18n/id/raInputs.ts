import type { TranslationMessages } from 'react-admin';

type Ra = TranslationMessages['ra'];

export const raInputs = {
  input: {
    file: {
      upload_several: 'Seret beberapa berkas ke sini, atau klik untuk memilih.',
      upload_single: 'Seret berkas ke sini, atau klik untuk memilih.',
    },
    image: {
      upload_several: 'Seret beberapa gambar ke sini, atau klik untuk memilih.',
      upload_single: 'Seret gambar ke sini, atau klik untuk memilih.',
    },
    references: {
      all_missing: 'Data rujukan tidak ditemukan.',
      many_missing: 'Ada data rujukan yang sudah tidak tersedia.',
      single_missing: 'Data rujukan sudah tidak tersedia.',
    },
    password: { toggle_visible: 'Sembunyikan password', toggle_hidden: 'Tampilkan password' },
  },
  saved_queries: {
    label: 'Pencarian tersimpan',
    query_name: 'Nama pencarian',
    new_label: 'Simpan pencarian ini...',
    new_dialog_title: 'Simpan pencarian ini sebagai',
    remove_label: 'Hapus pencarian tersimpan',
    remove_label_with_name: 'Hapus pencarian "%{name}"',
    remove_dialog_title: 'Hapus pencarian tersimpan?',
    remove_message: 'Hapus pencarian ini dari daftar Anda?',
    help: 'Saring daftarnya, lalu simpan pencarian ini untuk nanti',
  },
  guesser: { empty: { title: 'Tidak ada data', message: 'Periksa sumber datanya' } },
  configurable: {
    customize: 'Sesuaikan',
    configureMode: 'Atur halaman ini',
    inspector: {
      title: 'Pengaturan',
      content: 'Arahkan kursor ke bagian halaman untuk mengaturnya',
      reset: 'Atur ulang',
      hideAll: 'Sembunyikan semua',
      showAll: 'Tampilkan semua',
    },
    Datagrid: { title: 'Tabel', unlabeled: 'Kolom #%{column} tanpa judul' },
    SimpleForm: { title: 'Formulir', unlabeled: 'Isian #%{input} tanpa judul' },
    SimpleList: {
      title: 'Daftar',
      primaryText: 'Teks utama',
      secondaryText: 'Teks kedua',
      tertiaryText: 'Teks ketiga',
    },
  },
} satisfies Partial<Ra>;
