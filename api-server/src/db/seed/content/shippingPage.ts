import type { Article } from './article.ts';

export const shippingPage: Article = {
  slug: 'pengiriman',
  title: 'Pengiriman',
  content: `
<p>Setiap paket dikemas dua lapis tanpa keterangan isi, disegel, dan tercatat dari gudang kami di Jakarta sampai ke tangan penerima.</p>
<h2>Pilihan kurir</h2>
<ul>
<li><strong>J&amp;T Express</strong> melayani hampir seluruh kota dan kabupaten. Pilihan umum untuk keping kecil dan hadiah.</li>
<li><strong>SAP Express</strong> melayani pengiriman bernilai tinggi dengan asuransi penuh. Total belanja harus lebih dari Rp 500,000.</li>
</ul>
<h2>Biaya</h2>
<p>Ongkos kirim dihitung dari zona tujuan dan berat dalam kilogram, dibulatkan ke atas; paket paling ringan dihitung satu kilogram. Tekan <em>CEK ONGKIR</em> pada halaman pembayaran untuk melihatnya sebelum memesan.</p>
<h2>Perkiraan waktu</h2>
<table>
<thead><tr><th>Tujuan</th><th>Perkiraan</th></tr></thead>
<tbody>
<tr><td>Jakarta dan sekitarnya</td><td>1–2 hari kerja</td></tr>
<tr><td>Jawa dan Bali</td><td>2–4 hari kerja</td></tr>
<tr><td>Sumatera dan Nusa Tenggara Barat</td><td>3–6 hari kerja</td></tr>
<tr><td>Kalimantan, Sulawesi, Nusa Tenggara Timur</td><td>4–7 hari kerja</td></tr>
<tr><td>Maluku dan Papua</td><td>6–12 hari kerja</td></tr>
</tbody>
</table>
<p>Beberapa wilayah kepulauan dan pegunungan belum dilayani setiap kurir. Bila pengiriman tidak ditemukan, pilih kurir lain atau hubungi kami untuk pengambilan di kantor.</p>
<h2>Saat paket tiba</h2>
<p>Periksa segel sebelum menandatangani. Rekam pembukaan paket, dan laporkan kerusakan atau kekurangan dalam 1 x 24 jam. Kelas daring tidak dikirim: tautannya kami kirim melalui email.</p>`,
};
