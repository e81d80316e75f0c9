import { getAbout, getBlogPage, getBlogPages, getDashboard, getMenu, getWhatsApp } from 'shop-core/contract';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  getMenu: (client) => client.send(getMenu, {}),
  getWhatsApp: (client) => client.send(getWhatsApp, {}),
  getDashboard: (client) => client.send(getDashboard, {}),
  getBlogPage: (client) => client.send(getBlogPage, { params: { slug: 'syarat-dan-ketentuan' } }),
  getBlogPages: (client) => client.send(getBlogPages, { body: { page: 0, size: 4, isBlog: true } }),
  getAbout: (client) => client.send(getAbout, {}),
} satisfies CallExamples;
