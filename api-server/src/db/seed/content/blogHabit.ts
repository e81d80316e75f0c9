import type { BlogArticle } from './article.ts';

export const blogHabit: BlogArticle = {
  slug: 'menabung-emas-di-tengah-harga-naik',
  title: 'Tetap Menabung Emas Saat Harga Naik',
  image: 'artikel-kebiasaan',
  excerpt:
    'Menunggu harga turun sering berarti tidak pernah membeli. Ada cara yang lebih tenang: membeli dengan jadwal.',
  category: 'Perencanaan',
  age: 41,
  content: `
<p>Setiap kali harga emas mencetak angka baru, pertanyaan yang sama muncul: apakah sudah terlambat? Pertanyaan itu wajar, tetapi kurang berguna, sebab tidak seorang pun tahu harga bulan depan. Pertanyaan yang lebih berguna adalah untuk apa emas itu disimpan, dan kapan akan dipakai.</p>
<h2>Harga beli dan harga jual</h2>
<p>Emas fisik selalu memiliki selisih antara harga beli dan harga jual kembali. Selisih itu baru tertutup bila harga naik melampauinya, sehingga emas kurang cocok untuk uang yang dibutuhkan dalam beberapa bulan. Untuk kebutuhan tiga tahun ke atas, selisih itu menjadi kecil dibandingkan pergerakan harganya.</p>
<h2>Membeli dengan jadwal</h2>
<p>Pilih satu tanggal setiap bulan, misalnya sehari setelah gajian, dan belanjakan jumlah yang sama. Ketika harga tinggi Anda memperoleh gram lebih sedikit; ketika harga rendah, lebih banyak. Setelah dua tahun, harga rata-rata Anda berada di tengah, tanpa harus menebak satu kali pun.</p>
<h2>Batasi porsinya</h2>
<p>Emas adalah penyangga, bukan seluruh bangunan. Banyak perencana keuangan menyarankan porsi sepuluh sampai dua puluh persen dari simpanan, setelah dana darurat tersedia dalam bentuk yang mudah dicairkan. Jangan membeli emas dengan utang berbunga.</p>
<h2>Ukur kemajuan dalam gram</h2>
<p>Rupiah naik turun setiap hari, gram tidak. Tuliskan target dalam gram, misalnya dua puluh gram untuk pendaftaran haji, lalu rayakan setiap lima gram yang tercapai. Kebiasaan ini membuat Anda tenang ketika kabar sedang ramai.</p>
<p>Kenali dahulu sifat Anda terhadap risiko melalui <a href="/quiz">kuis profil risiko</a>. Hasilnya membantu menentukan apakah Anda lebih cocok menyimpan emas fisik, mencicil, atau cukup menabung secukupnya.</p>`,
};
