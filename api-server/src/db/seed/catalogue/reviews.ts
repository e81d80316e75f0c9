/** What a customer wrote about a product. Only approved ones are shown and counted. */
export interface SeedReview {
  readonly sku: string;
  readonly author: string;
  readonly rate: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly comment: string;
  readonly status: 'APPROVE' | 'PENDING';
}

const review = (
  sku: string,
  author: string,
  rate: SeedReview['rate'],
  title: string,
  comment: string,
  status: SeedReview['status'] = 'APPROVE',
): SeedReview => ({ sku, author, rate, title, comment, status });

export const seedReviews: readonly SeedReview[] = [
  review(
    'EB-0001-9999',
    'Andini',
    5,
    'Rutin tiap bulan',
    'Sudah delapan bulan beli satu gram di sini. Nota dan nomor serinya selalu cocok.',
  ),
  review(
    'EB-0001-9999',
    'Bagas',
    5,
    'Cepat sampai',
    'Pesan pagi di Jakarta, besok siang sudah diterima. Segelnya rapi.',
  ),
  review('EB-0001-9999', 'Mega', 4, 'Bagus', 'Kemasannya aman, hanya kartunya sedikit tergores di bagian belakang.'),
  review(
    'EB-0005-9999',
    'Hasan',
    5,
    'Untuk dana sekolah anak',
    'Ukuran lima gram paling pas menurut kami. Biaya cetaknya masih masuk akal.',
  ),
  review('EB-0005-9999', 'Yuliana', 5, 'Terpercaya', 'Saya timbang di toko lain, beratnya tepat.'),
  review(
    'EB-0005-9999',
    'Rudi',
    4,
    'Ongkir ke Ambon lumayan',
    'Barang sesuai, tetapi ongkos kirim ke tempat saya cukup mahal.',
  ),
  review(
    'EB-0010-9999',
    'Tomi',
    5,
    'Beli saat promo',
    'Harga promonya nyata, sudah saya bandingkan dengan hari sebelumnya.',
  ),
  review(
    'EB-0010-9999',
    'Ayu',
    5,
    'Puas',
    'Layanan pelanggan menjawab dengan sabar ketika saya bertanya soal kode unik.',
  ),
  review(
    'EB-0100-9999',
    'Gunawan',
    5,
    'Kemasan sangat aman',
    'Dua lapis, tanpa tulisan isi, dan ada nomor segel yang difoto sebelum dikirim.',
  ),
  review('EB-BATIK-0002', 'Sekar', 5, 'Motifnya indah', 'Kartunya cantik sekali, saya pajang di lemari kaca.'),
  review(
    'EB-LEBARAN-0001',
    'Umi Kalsum',
    5,
    'Cucu senang',
    'Dibagikan saat Lebaran, jauh lebih berkesan daripada uang.',
  ),
  review('EB-SENJA-0005', 'Made', 4, 'Koleksi tahunan', 'Saya beli setiap edisi. Tahun ini warnanya lebih hangat.'),
  review('KE-DINAR-1', 'Farid', 5, 'Untuk mahar', 'Kapsulnya bening dan kartunya ada. Prosesnya mudah.'),
  review('KE-DINAR-1', 'Salma', 5, 'Ukuran tepat', 'Beratnya 4,25 gram persis di timbangan saya.'),
  review(
    'KE-PINISI-05',
    'Adrian',
    5,
    'Ukirannya halus',
    'Layar pinisinya tajam, detailnya terlihat tanpa kaca pembesar.',
  ),
  review('KE-PINISI-10', 'Kartini', 4, 'Menunggu edisi baru', 'Bagus, semoga ada seri kapal lainnya.'),
  review(
    'KE-PINISI-25',
    'Robby',
    5,
    'Beruntung dapat',
    'Nomor saya 117 dari 200. Semoga yang lain kebagian pada edisi berikutnya.',
  ),
  review('PR-POLOS-24K', 'Nadia', 5, 'Nyaman dipakai', 'Tepinya halus. Cara mengukur dengan benang ternyata tepat.'),
  review('PR-ARUNA-18K', 'Bayu', 5, 'Dia bilang ya', 'Kilaunya luar biasa di bawah lampu restoran.'),
  review('PR-ARUNA-18K', 'Citra', 4, 'Cantik', 'Batunya tinggi, jadi perlu hati-hati saat memakai sarung tangan.'),
  review('PR-SEJOLI-22K', 'Dina dan Ari', 5, 'Ukiran nama rapi', 'Pengerjaan tiga hari seperti yang dijanjikan.'),
  review('PG-RANTAI-22K', 'Lilis', 5, 'Pengaitnya kuat', 'Sudah tiga bulan dipakai setiap hari tanpa masalah.'),
  review(
    'PG-RANTAI-22K',
    'Wati',
    3,
    'Kurang panjang',
    'Yang 18 cm terasa pas-pasan di tangan saya, sebaiknya ambil 20 cm.',
  ),
  review('PK-OMBAK-18K', 'Vania', 5, 'Warna rosanya lembut', 'Tidak terlalu merah. Inisial di belakang juga bagus.'),
  review('PA-BULAN-18K', 'Tania', 4, 'Ringan', 'Bunyi kliknya membuat yakin sudah terkunci.'),
  review('HD-MAHAR-05', 'Ilham', 5, 'Siap dibawa akad', 'Kotaknya mewah, nama kami tercetak tanpa salah.'),
  review(
    'HD-BUAHHATI-01',
    'Keluarga Siregar',
    5,
    'Kado paling diingat',
    'Orang tuanya menyimpan kartunya di album bayi.',
  ),
  review('ED-DASAR', 'Joko', 5, 'Jelas dan singkat', 'Bagian mengenali keping palsu sangat berguna.'),
  review('ED-DASAR', 'Melati', 4, 'Cocok untuk pemula', 'Ingin lebih banyak contoh perhitungan.'),
  review('EB-0001-9999', 'Pengguna baru', 5, 'Mantap', 'Baru pertama beli, prosesnya mudah diikuti.', 'PENDING'),
  review(
    'PR-KIRANA-18K',
    'Sinta',
    2,
    'Ukuran keliru',
    'Saya salah memilih ukuran, sedang menunggu penukaran.',
    'PENDING',
  ),
];

/** The rating of a product in tenths of a star, and how many approved reviews it rests on. */
export function ratingOf(sku: string): { readonly ratingTenths: number; readonly reviewCount: number } {
  const rates = seedReviews.filter((one) => one.sku === sku && one.status === 'APPROVE').map(({ rate }) => rate);
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return { ratingTenths: rates.length === 0 ? 0 : Math.round((sum * 10) / rates.length), reviewCount: rates.length };
}
