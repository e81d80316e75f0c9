import type { BlogArticle } from './article.ts';

export const blogZakat: BlogArticle = {
  slug: 'menghitung-zakat-emas',
  title: 'Menghitung Zakat Emas Tanpa Bingung',
  image: 'artikel-zakat',
  excerpt:
    'Nisab 85 gram, haul satu tahun Hijriah, kadar 2,5 persen. Tiga angka yang perlu dipahami, beserta contohnya.',
  category: 'Zakat',
  age: 26,
  content: `
<p>Zakat emas terasa rumit karena tiga hal dihitung sekaligus: berapa banyak, berapa lama, dan berapa nilainya. Bila dipisahkan, masing-masing sederhana.</p>
<h2>Berapa banyak: nisab 85 gram</h2>
<p>Yang dihitung adalah emas murni. Keping 24 karat dihitung penuh, sedangkan emas 18 karat hanya tiga perempat beratnya. Seratus gram perhiasan 18 karat berarti 75 gram emas murni, sehingga belum mencapai nisab. Bila ditambah satu keping 10 gram emas murni, jumlahnya menjadi 85 gram dan nisab tercapai.</p>
<h2>Berapa lama: haul satu tahun Hijriah</h2>
<p>Emas harus berada pada nisab selama satu tahun penuh menurut kalender Hijriah, kira-kira 354 hari. Hitungan dimulai pada hari simpanan Anda mencapai 85 gram. Jika di tengah jalan sebagian dijual hingga di bawah nisab, hitungan berhenti dan dimulai lagi ketika nisab tercapai kembali.</p>
<h2>Berapa nilainya: 2,5 persen</h2>
<p>Setelah haul terpenuhi, zakatnya seperempat puluh dari seluruh emas, bukan hanya dari kelebihannya di atas 85 gram. Nilainya memakai harga emas pada hari zakat ditunaikan. Dengan simpanan 100 gram, zakatnya 2,5 gram atau uang senilai itu.</p>
<h2>Perhiasan yang dipakai</h2>
<p>Ulama berbeda pendapat tentang perhiasan yang dipakai sehari-hari dalam jumlah wajar. Ikutilah pendapat yang Anda yakini, atau tanyakan kepada lembaga amil zakat setempat.</p>
<h2>Agar tidak lupa</h2>
<p>Catat setiap pembelian dan penjualan pada <a href="/zakat">halaman zakat</a>. Kami menghitung saldo emas murni dari hari ke hari, menunjukkan sisa hari menuju haul, dan memberi tahu ketika zakat sudah wajib. Anda tinggal menunaikannya dengan tenang.</p>`,
};
