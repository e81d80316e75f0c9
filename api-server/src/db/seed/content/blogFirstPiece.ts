import type { BlogArticle } from './article.ts';

export const blogFirstPiece: BlogArticle = {
  slug: 'memilih-pecahan-emas-pertama',
  title: 'Memilih Pecahan Emas Pertama Anda',
  image: 'artikel-pecahan',
  excerpt:
    'Setengah gram, satu gram, atau langsung lima? Pecahan pertama sebaiknya mengikuti kebiasaan Anda, bukan sebaliknya.',
  category: 'Panduan',
  age: 3,
  content: `
<p>Pertanyaan yang paling sering kami terima dari pembeli baru bukan tentang harga, melainkan tentang ukuran: sebaiknya mulai dari berapa gram? Jawabannya bergantung pada tiga hal yang dapat Anda periksa sendiri malam ini.</p>
<h2>Hitung yang benar-benar bisa disisihkan</h2>
<p>Lihat pengeluaran tiga bulan terakhir dan cari angka yang selalu tersisa. Jika sisanya sekitar satu juta rupiah, pecahan setengah gram dapat dibeli setiap bulan tanpa mengganggu kebutuhan. Jika dua sampai tiga juta, satu gram adalah irama yang wajar. Membeli keping besar sekali lalu berhenti setahun biasanya kalah oleh membeli keping kecil yang rutin.</p>
<h2>Pahami biaya cetak</h2>
<p>Setiap keping menanggung biaya cetak, kartu, dan sertifikat yang hampir sama, berapa pun beratnya. Karena itu harga per gram pecahan setengah gram lebih tinggi daripada pecahan sepuluh gram. Selisih itu adalah harga dari keluwesan: keping kecil lebih mudah dibeli dan lebih mudah dijual sebagian.</p>
<h2>Pikirkan saat menjual</h2>
<p>Bayangkan tahun ketika emas itu dipakai. Untuk biaya sekolah yang dibayar setiap semester, beberapa keping lima gram lebih praktis daripada satu keping lima puluh gram, sebab Anda menjual seperlunya saja. Untuk tujuan tunggal seperti uang muka rumah, keping besar lebih hemat.</p>
<h2>Saran kami</h2>
<ul>
<li>Mulai dengan <strong>satu gram</strong> agar mengenal proses pembelian, penyimpanan, dan nota.</li>
<li>Lanjutkan rutin selama enam bulan sebelum menambah ukuran.</li>
<li>Simpan keping dalam segelnya, dan catat nomor serinya terpisah dari emasnya.</li>
</ul>
<p>Setelah kebiasaan terbentuk, <a href="/simulasi-perencanaan-keuangan">simulasi perencanaan keuangan</a> kami membantu menghitung berapa gram yang perlu dikumpulkan setiap bulan untuk tujuan tertentu.</p>`,
};
