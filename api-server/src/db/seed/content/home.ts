/** The slider: a banner shows when its title is 'true', and opens a new tab when its content is (S2.65, S2.66). */
export const seedBanners = [
  { title: 'true', image: 'banner-mulai', url: '/products?cat=1', content: 'false' },
  { title: 'true', image: 'banner-hadiah', url: '/products?cat=4', content: 'false' },
  { title: 'true', image: 'banner-rencana', url: '/simulasi-perencanaan-keuangan', content: 'false' },
  { title: 'false', image: 'banner-korporat', url: '/products?cat=5', content: 'false' },
] as const;

export const seedVideo = {
  link: '/pages/cara-belanja',
  image: 'video-toko',
  title: 'Dari brankas sampai ke tangan Anda',
  content: 'Lihat bagaimana setiap keping diperiksa, disegel, dan dikirim.',
} as const;

export const seedGallery = [
  'galeri-batangan',
  'galeri-cincin',
  'galeri-koin',
  'galeri-keping',
  'galeri-tabungan',
  'galeri-tumbuh',
] as const;

export const seedAbout = {
  title: 'Tentang Samudra Emas',
  description:
    '<p>Samudra Emas berdiri dari satu keyakinan: menabung emas seharusnya tenang. Harga ditunjukkan apa adanya, setiap keping dapat ditelusuri, dan setiap pertanyaan dijawab oleh manusia.</p>' +
    '<p>Kami melayani perorangan yang menyisihkan setengah gram setiap bulan, keluarga yang menyiapkan mahar, sampai perusahaan yang menghargai karyawannya dengan emas. Semuanya memperoleh emas dengan kadar dan sertifikat yang sama.</p>' +
    '<p>Nama kami berasal dari samudra, yang luas karena menampung aliran kecil dengan sabar.</p>',
  banner: 'tentang-sampul',
  descImage: 'tentang-kami',
  descTitle: 'Emas untuk setiap langkah',
  heroDescription:
    'Toko emas daring untuk menabung, memberi, dan merencanakan, dengan keping bersertifikat mulai dari 0,5 gram.',
  whyTitle: 'Mengapa Samudra Emas',
  details: [
    {
      icon: 'ikon-asli',
      title: 'Asli dan bersertifikat',
      description: 'Setiap keping bernomor seri dan tersegel bersama sertifikatnya.',
    },
    {
      icon: 'ikon-harga',
      title: 'Harga terbuka',
      description: 'Biaya cetak, ongkos kirim, dan kode unik ditampilkan satu per satu sebelum Anda membayar.',
    },
    {
      icon: 'ikon-kirim',
      title: 'Dikirim tersegel',
      description: 'Kemasan polos dua lapis, tercatat dari gudang sampai penerima, dengan pilihan asuransi penuh.',
    },
    {
      icon: 'ikon-buyback',
      title: 'Dapat dijual kembali',
      description: 'Kami membeli kembali keping kami dengan harga yang diumumkan setiap hari.',
    },
    {
      icon: 'ikon-layanan',
      title: 'Dilayani manusia',
      description: 'Senin sampai Sabtu, layanan pelanggan menjawab melalui WhatsApp dan email.',
    },
    {
      icon: 'ikon-belajar',
      title: 'Belajar sambil menabung',
      description: 'Artikel, kuis, simulasi, dan kelas daring membantu Anda memutuskan dengan tenang.',
    },
  ],
} as const;
