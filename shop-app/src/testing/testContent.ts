import type { About, BlogPage, Customer, Dashboard, Menu, Review } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { sampleProfile } from 'shop-core/testing';
import { sampleHomeItem } from './testGoods.ts';

export const sampleMenu: Menu[] = [
  { parent: 'Beranda', url: '/', children: [] },
  {
    parent: 'Belanja',
    url: null,
    children: [
      { name: 'Koin', url: '/products?cat=8' },
      { name: 'Cara belanja', url: '/pages/cara-belanja' },
    ],
  },
];

/** A home page with one of everything. */
export function sampleDashboard(about: Partial<Dashboard> = {}): Dashboard {
  return {
    products: [sampleHomeItem(), sampleHomeItem({ id: 2, sku: 'EB-10', name: 'Emas Batangan 10 gram' })],
    banners: [{ title: 'true', image: '/media/banner.svg', url: '/products?cat=7', content: 'false' }],
    video: { link: 'https://video.example/brankas', image: '/media/video.svg', title: 'Dari brankas', content: null },
    blogs: [
      {
        id: 4,
        title: 'Memilih emas pertama',
        slug: 'memilih-emas-pertama',
        image: null,
        excerpt: 'Mulai dari setengah gram.',
        createdDate: calendarDate('2026-11-25'),
      },
    ],
    menuCards: [{ name: 'Zakat Emas', link: '/zakat', backgroundColor: '#DDF0E3' }],
    additionalMenu: [
      { name: 'Kenali profil risiko', link: '/quiz' },
      { name: 'Hitung rencana', link: '/simulasi-perencanaan-keuangan' },
    ],
    gallery: [{ image: '/media/galeri-1.svg' }, { image: '/media/galeri-2.svg' }],
    footers: [{ group: 'Ketentuan', links: [{ name: 'Kebijakan Privasi', link: '/pages/kebijakan-privasi' }] }],
    ...about,
  };
}

/** A page about the shop with one of everything. */
export function sampleAbout(change: Partial<About> = {}): About {
  return {
    id: 1,
    title: 'Tentang Samudra Emas',
    description: '<p>Menabung emas seharusnya tenang.</p>',
    banner: '/media/sampul.svg',
    descImage: '/media/keping.svg',
    descTitle: 'Emas untuk setiap langkah',
    heroDescription: 'Mulai dari 0,5 gram.',
    whyTitle: 'Mengapa Samudra Emas',
    details: [
      { icon: '/media/asli.svg', title: 'Asli', description: 'Setiap keping bernomor seri.' },
      { icon: null, title: 'Terbuka', description: 'Semua biaya ditampilkan.' },
    ],
    ...change,
  };
}

/** Everything the shop knows of Ani. */
export function sampleCustomer(about: Partial<Customer> = {}): Customer {
  const { customerCode, username, email, gender, fullName, phoneNumber, typeOfCustomer } = sampleProfile();
  return {
    ...{ customerCode, username, email, gender, fullName, phoneNumber, typeOfCustomer },
    firstName: 'Ani',
    lastName: 'Wijaya',
    birthDate: calendarDate('1991-05-17'),
    avatar: null,
    level: 'Gold',
    levelId: 2,
    lastTransactionDate: calendarDate('2026-11-03'),
    lastUpdate: calendarDate('2026-11-27'),
    lastLoginDate: calendarDate('2026-11-27'),
    isReseller: false,
    influencers: [{ name: 'Rina Kartika', code: 'RINA' }],
    points: { active: 4600, used: 0, expired: 0 },
    company: null,
    ...about,
  };
}

/** An article of the blog. */
export function sampleArticle(about: Partial<BlogPage> = {}): BlogPage {
  return {
    id: 4,
    title: 'Memilih emas pertama',
    content: '<p>Mulai kecil.</p>',
    slug: 'memilih-emas-pertama',
    image: '/media/artikel.svg',
    excerpt: 'Mulai dari setengah gram.',
    category: 'Panduan',
    createdDate: calendarDate('2026-11-05'),
    isEditor: false,
    ...about,
  };
}

/** What Andini, who bought it, says of a product. */
export function sampleReview(about: Partial<Review> = {}): Review {
  return {
    id: 1,
    name: 'Andini',
    image: null,
    submittedOn: calendarDate('2026-11-05'),
    rate: 4,
    title: 'Rutin tiap bulan',
    comment: 'Segelnya rapi.',
    isBuyer: true,
    ...about,
  };
}
