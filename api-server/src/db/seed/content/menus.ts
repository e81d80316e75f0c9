interface SeedMenu {
  readonly parent: string;
  readonly url: string | null;
  readonly children: readonly { readonly name: string; readonly url: string }[];
}

interface SeedFooter {
  readonly name: string;
  readonly links: readonly { readonly name: string; readonly link: string }[];
}

/** The main menu: entries with their own address, with entries of their own, or both. */
export const seedMenus: readonly SeedMenu[] = [
  { parent: 'Beranda', url: '/', children: [] },
  {
    parent: 'Produk',
    url: '/products',
    children: [
      { name: 'Semua Produk', url: '/products' },
      { name: 'Emas Batangan', url: '/products?cat=1' },
      { name: 'Koin Emas & Dinar', url: '/products?cat=2' },
      { name: 'Perhiasan', url: '/products?cat=3' },
      { name: 'Emas Hadiah', url: '/products?cat=4' },
      { name: 'Korporat', url: '/products?cat=5' },
      { name: 'Edukasi', url: '/products?cat=6' },
    ],
  },
  {
    parent: 'Rencana',
    url: null,
    children: [
      { name: 'Kuis Profil Risiko', url: '/quiz' },
      { name: 'Simulasi Perencanaan Keuangan', url: '/simulasi-perencanaan-keuangan' },
      { name: 'Zakat Emas', url: '/zakat' },
    ],
  },
  { parent: 'Artikel', url: '/blogs', children: [] },
  {
    parent: 'Bantuan',
    url: null,
    children: [
      { name: 'Cara Belanja', url: '/pages/cara-belanja' },
      { name: 'Pengiriman', url: '/pages/pengiriman' },
      { name: 'Tentang Poin', url: '/pages/tentang-poin' },
      { name: 'Syarat dan Ketentuan', url: '/pages/syarat-dan-ketentuan' },
    ],
  },
  { parent: 'Tentang Kami', url: '/about', children: [] },
];

/** The groups of links in the footer. */
export const seedFooters: readonly SeedFooter[] = [
  {
    name: 'Belanja',
    links: [
      { name: 'Semua Produk', link: '/products' },
      { name: 'Cara Belanja', link: '/pages/cara-belanja' },
      { name: 'Pengiriman', link: '/pages/pengiriman' },
      { name: 'Tentang Poin', link: '/pages/tentang-poin' },
    ],
  },
  {
    name: 'Samudra Emas',
    links: [
      { name: 'Tentang Kami', link: '/about' },
      { name: 'Artikel', link: '/blogs' },
      { name: 'Kuis Profil Risiko', link: '/quiz' },
      { name: 'Simulasi Perencanaan Keuangan', link: '/simulasi-perencanaan-keuangan' },
    ],
  },
  {
    name: 'Ketentuan',
    links: [
      { name: 'Syarat dan Ketentuan', link: '/pages/syarat-dan-ketentuan' },
      { name: 'Kebijakan Privasi', link: '/pages/kebijakan-privasi' },
    ],
  },
  {
    // The demo has no accounts there; a real shop names its own.
    name: 'Ikuti Kami',
    links: [
      { name: 'Instagram', link: 'https://www.instagram.com/' },
      { name: 'Facebook', link: 'https://www.facebook.com/' },
      { name: 'YouTube', link: 'https://www.youtube.com/' },
    ],
  },
];

/** The cards under the home page's banner. */
export const seedMenuCards = [
  { name: 'Produk', link: '/products', backgroundColor: '#F3E3B3' },
  { name: 'Simulasi Rencana', link: '/simulasi-perencanaan-keuangan', backgroundColor: '#DDE6F3' },
  { name: 'Zakat Emas', link: '/zakat', backgroundColor: '#DDF0E3' },
  { name: 'Kuis Profil Risiko', link: '/quiz', backgroundColor: '#F6E0D6' },
  { name: 'Artikel', link: '/blogs', backgroundColor: '#EAE4F4' },
  { name: 'Tentang Kami', link: '/about', backgroundColor: '#F1EADB' },
] as const;

/** The two quiz cards of the home page. */
export const seedAdditionalMenu = [
  { name: 'Kenali profil risiko Anda', link: '/quiz' },
  { name: 'Hitung rencana emas Anda', link: '/simulasi-perencanaan-keuangan' },
] as const;
