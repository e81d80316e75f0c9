import { calendarDate } from '../../rules/dates/calendarDate.ts';
import type { SeedContent, SeedPage } from './shopSeed.ts';

const page = (id: number, slug: string, title: string, about: Partial<SeedPage> = {}): SeedPage => ({
  ...{ id, slug, title, content: `<p>${title}.</p>`, image: null, excerpt: `${title}.`, category: null },
  ...{ createdDate: calendarDate('2026-01-01'), isEditor: false, isBlog: false },
  ...about,
});

const article = (id: number, title: string, date: string): SeedPage =>
  page(id, `kabar-${id}`, title, { createdDate: calendarDate(date), category: 'Kabar', isBlog: true });

/** What people read in the small sample shop: five articles, and a page of terms. */
export const sampleContent: SeedContent = {
  menu: [{ parent: 'Produk', url: '/products', children: [] }],
  whatsApp: '0812-3456-7890',
  home: {
    banners: [],
    video: null,
    menuCards: [{ name: 'Zakat', link: '/zakat', backgroundColor: null }],
    additionalMenu: [],
    gallery: [],
    footers: [{ group: 'Informasi', links: [{ name: 'Tentang kami', link: '/about' }] }],
  },
  pages: [
    page(1, 'syarat-dan-ketentuan', 'Syarat dan ketentuan'),
    article(2, 'Harga emas pekan ini', '2026-01-05'),
    article(3, 'Menyimpan emas di rumah', '2026-01-04'),
    article(4, 'Zakat emas', '2026-01-03'),
    article(5, 'Emas untuk pemula', '2026-01-02'),
    article(6, 'Toko kami dibuka', '2026-01-01'),
  ],
  about: {
    id: 1,
    title: 'Samudra Emas',
    description: 'Toko emas daring.',
    details: [{ icon: null, title: 'Bersertifikat', description: 'Setiap emas bersertifikat.' }],
    ...{ banner: null, descImage: null, descTitle: null, heroDescription: null, whyTitle: 'Mengapa kami' },
  },
};
