import type { Article } from './article.ts';

export const privacyPage: Article = {
  slug: 'kebijakan-privasi',
  title: 'Kebijakan Privasi',
  content: `
<p>Kami mengumpulkan data seperlunya untuk melayani pesanan Anda, dan menjaganya seperti kami menjaga emas di brankas kami.</p>
<h2>Data yang kami simpan</h2>
<ul>
<li><strong>Akun:</strong> nama, username, email, nomor telepon, tanggal lahir, dan jenis kelamin.</li>
<li><strong>Alamat:</strong> alamat penagihan dan alamat pengiriman yang Anda isi.</li>
<li><strong>Transaksi:</strong> pesanan, poin, dan ulasan yang Anda kirim.</li>
</ul>
<p>Password disimpan dalam bentuk yang tidak dapat dibaca kembali, juga oleh kami.</p>
<h2>Untuk apa data dipakai</h2>
<ul>
<li>memproses, mengirim, dan mencatat pesanan;</li>
<li>memberi tahu Anda tentang status pesanan dan perubahan akun;</li>
<li>memenuhi kewajiban hukum, termasuk pencatatan transaksi logam mulia.</li>
</ul>
<h2>Kepada siapa data diberikan</h2>
<p>Nama, alamat, dan nomor telepon penerima diberikan kepada kurir yang mengantar paket. Kami tidak menjual data Anda dan tidak memberikannya kepada pihak lain kecuali diwajibkan oleh hukum.</p>
<h2>Hak Anda</h2>
<p>Anda dapat melihat dan memperbaiki data pada halaman <a href="/account">Akun Saya</a>, serta menghapus akun kapan saja. Setelah akun dihapus, identitas Anda dilepaskan dari catatan kami; catatan transaksi tetap disimpan selama jangka waktu yang diwajibkan undang-undang.</p>
<h2>Penyimpanan di peramban</h2>
<p>Kami menyimpan tanda masuk dan isi keranjang di peramban Anda agar Anda tidak perlu masuk berulang kali. Kami tidak memakai pelacak iklan.</p>`,
};
