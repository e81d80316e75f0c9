import type { Article } from './article.ts';

export const shoppingPage: Article = {
  slug: 'cara-belanja',
  title: 'Cara Belanja',
  content: `
<p>Berbelanja emas di sini memerlukan waktu beberapa menit. Inilah langkahnya.</p>
<ol>
<li><strong>Daftar.</strong> Isi email dan username; password pertama kami kirim ke email Anda. Saat pertama kali masuk, Anda diminta menggantinya.</li>
<li><strong>Lengkapi akun.</strong> Buka <a href="/account">Akun Saya</a>, isi informasi pribadi dan alamat penagihan. Keduanya diperlukan untuk mengirim emas dengan aman.</li>
<li><strong>Pilih produk.</strong> Cari di <a href="/products">halaman produk</a>. Perhatikan berat dan kadarnya. Untuk perhiasan, pilih ukuran lebih dahulu.</li>
<li><strong>Periksa keranjang.</strong> Bila harga emas berubah sejak barang dimasukkan, tekan tombol muat ulang pada baris itu untuk menyetujui harga baru.</li>
<li><strong>Pilih kurir</strong>, lalu tekan <em>CEK ONGKIR</em> agar ongkos kirim dihitung. Anda dapat mengirim ke alamat lain sebagai hadiah.</li>
<li><strong>Pilih bank dan buat pesanan.</strong> Centang syarat dan ketentuan, lalu tekan <em>Lanjut Pembayaran</em>.</li>
<li><strong>Transfer dalam 30 menit.</strong> Kirim tepat sejumlah yang tertera, sampai tiga angka terakhir: kode uniknya membuat pembayaran Anda dikenali.</li>
<li><strong>Konfirmasi.</strong> Hubungi layanan pelanggan melalui WhatsApp. Pesanan diproses setelah dana diterima dan nomor resi dikirim melalui email.</li>
</ol>
<h2>Jam layanan</h2>
<p>Senin sampai Jumat pukul 09.00–17.00 WIB, Sabtu pukul 09.00–13.00 WIB.</p>`,
};
