import type { BlogArticle } from './article.ts';

export const blogAuthentic: BlogArticle = {
  slug: 'mengenali-emas-batangan-asli',
  title: 'Lima Cara Mengenali Emas Batangan Asli',
  image: 'artikel-keaslian',
  excerpt:
    'Tidak perlu laboratorium. Dengan timbangan dapur yang teliti dan sedikit kesabaran, banyak keping palsu terungkap.',
  category: 'Keamanan',
  age: 12,
  content: `
<p>Emas palsu biasanya dijual dengan cerita: butuh uang cepat, warisan, atau harga teman. Sebelum cerita itu bekerja, lakukan lima pemeriksaan berikut. Tidak satu pun merusak keping.</p>
<h2>1. Cocokkan nomor seri</h2>
<p>Nomor pada keping harus sama dengan nomor pada kartu atau sertifikatnya. Periksa juga cetakannya: angka pada keping asli tajam dan rata dalamnya, bukan seperti digores.</p>
<h2>2. Timbang</h2>
<p>Emas murni sangat berat untuk ukurannya. Timbangan dengan ketelitian seperseratus gram sudah cukup untuk keping di atas satu gram. Selisih yang diperbolehkan sangat kecil; keping yang kurang beberapa persen patut dicurigai.</p>
<h2>3. Ukur</h2>
<p>Keping palsu dari logam lain harus lebih tebal atau lebih lebar agar beratnya sama. Bandingkan panjang, lebar, dan tebalnya dengan ukuran yang tercantum pada halaman produk.</p>
<h2>4. Dekatkan magnet</h2>
<p>Emas tidak ditarik magnet. Uji ini hanya menyingkirkan campuran besi, jadi lulus uji magnet belum berarti asli. Namun bila keping tertarik, Anda sudah punya jawabannya.</p>
<h2>5. Periksa segel dan penjualnya</h2>
<p>Segel yang pernah dibuka meninggalkan garis putih atau gelembung pada tepinya. Belilah dari penjual yang memberikan nota lengkap dan bersedia membeli kembali: kesediaan itu jaminan yang paling jujur.</p>
<h2>Bila ragu</h2>
<p>Jangan menggosok, menggigit, atau meneteskan bahan kimia; semuanya menurunkan nilai jual. Bawalah ke toko yang memiliki alat uji sinar-X. Pengujiannya selesai dalam satu menit dan tidak meninggalkan bekas. Di kantor kami, pengujian ini gratis untuk keping dari mana pun.</p>`,
};
