import type { Article } from './article.ts';

export const pointsPage: Article = {
  slug: 'tentang-poin',
  title: 'Tentang Poin',
  content: `
<p>Poin adalah tanda terima kasih kami. Setiap produk mencantumkan poin yang Anda peroleh ketika membelinya.</p>
<h2>Memperoleh poin</h2>
<ul>
<li>Poin dihitung dari jumlah barang dikali poin produk, dan masuk ke akun setelah pesanan <strong>selesai</strong>.</li>
<li>Pesanan dari akun reseller tidak menghasilkan poin, karena reseller sudah memperoleh harga khusus.</li>
</ul>
<h2>Memakai poin</h2>
<ul>
<li><strong>1 poin bernilai Rp 1.</strong> Tekan <em>Tukar poin</em> di keranjang dan masukkan jumlahnya.</li>
<li>Poin yang paling dekat masa kedaluwarsanya dipakai lebih dahulu.</li>
<li>Poin tidak mengubah harga emas; poin hanya mengurangi total bayar.</li>
</ul>
<h2>Masa berlaku</h2>
<p>Poin berlaku <strong>12 bulan</strong> sejak masuk ke akun. Riwayat dan tanggal kedaluwarsanya dapat dilihat pada tab <em>Status Akun</em>.</p>
<h2>Bila pesanan dibatalkan</h2>
<p>Poin yang sudah dipakai dikembalikan dengan masa berlaku semula. Anda tidak kehilangan apa pun.</p>`,
};
