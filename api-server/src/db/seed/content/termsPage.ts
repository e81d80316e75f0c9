import type { Article } from './article.ts';

export const termsPage: Article = {
  slug: 'syarat-dan-ketentuan',
  title: 'Syarat dan Ketentuan',
  content: `
<p>Dengan mendaftar dan berbelanja di Samudra Emas, Anda menyetujui ketentuan berikut. Bacalah dengan saksama; bila ada yang belum jelas, layanan pelanggan kami siap menjelaskannya.</p>
<h2>1. Akun</h2>
<ul>
<li>Setiap akun dipakai oleh satu orang atau satu perusahaan. Data yang Anda isi harus benar dan mutakhir.</li>
<li>Anda bertanggung jawab atas kerahasiaan password. Kami tidak pernah memintanya melalui telepon, email, atau WhatsApp.</li>
<li>Akun korporat memperoleh harga khusus setelah keanggotaan pada perusahaan disetujui.</li>
</ul>
<h2>2. Harga</h2>
<ul>
<li>Harga mengikuti harga emas dan dapat berubah sewaktu-waktu. Harga yang berlaku adalah harga pada saat pesanan dibuat.</li>
<li>Bila harga berubah ketika barang masih di keranjang, Anda diminta menyetujui harga baru sebelum melanjutkan.</li>
</ul>
<h2>3. Pesanan dan pembayaran</h2>
<ul>
<li>Pembayaran dilakukan melalui transfer bank dalam waktu <strong>30 menit</strong> setelah pesanan dibuat, tepat sesuai jumlah yang tertera termasuk kode unik.</li>
<li>Pesanan yang tidak dibayar pada waktunya dibatalkan secara otomatis; stok, poin, dan kupon dikembalikan.</li>
<li>Setelah mentransfer, konfirmasikan pembayaran kepada layanan pelanggan.</li>
</ul>
<h2>4. Pengiriman</h2>
<p>Risiko atas barang berpindah kepada Anda setelah paket diterima. Rekamlah pembukaan paket; keluhan tentang isi paket disampaikan paling lambat 1 x 24 jam setelah paket diterima. Rincian biaya dan jangkauan dapat dibaca pada <a href="/pages/pengiriman">halaman pengiriman</a>.</p>
<h2>5. Pembatalan dan pengembalian</h2>
<p>Karena harga emas bergerak setiap hari, pesanan yang telah dibayar tidak dapat dibatalkan kecuali kami tidak dapat memenuhinya. Barang yang keliru atau rusak saat diterima kami ganti atau kami kembalikan dananya secara penuh.</p>
<h2>6. Poin</h2>
<p>Poin tidak dapat diuangkan dan memiliki masa berlaku. Ketentuan lengkapnya ada pada <a href="/pages/tentang-poin">halaman tentang poin</a>.</p>
<h2>7. Hukum yang berlaku</h2>
<p>Ketentuan ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lebih dahulu melalui musyawarah.</p>`,
};
