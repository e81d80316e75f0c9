import { ink } from './ink.ts';
import { scene } from './scene.ts';

const drawings = {
  shield: '<path d="M48 14l28 10v22c0 18-12 30-28 36c-16-6-28-18-28-36V24z"/><path d="M36 48l9 9l17-19"/>',
  scale:
    '<path d="M48 18v60M30 80h36M20 32h56"/><path d="M20 32l-10 24h20zM76 32L66 56h20z"/><path d="M10 56a10 8 0 0 0 20 0M66 56a10 8 0 0 0 20 0"/>',
  truck:
    '<path d="M10 28h46v38H10zM56 40h18l12 14v12H56z"/><circle cx="28" cy="70" r="8"/><circle cx="70" cy="70" r="8"/>',
  buyback:
    '<path d="M76 40a30 30 0 0 0-54-8M20 56a30 30 0 0 0 54 8"/><path d="M20 18v16h16M76 78V62H60"/><path d="M48 38v20M41 44h10a4 4 0 0 1 0 9h-8"/>',
  people:
    '<circle cx="36" cy="34" r="12"/><path d="M14 76c0-14 10-22 22-22s22 8 22 22"/><path d="M60 24a11 11 0 0 1 0 21M66 56c10 2 16 10 16 20"/>',
  book: '<path d="M48 26c-8-8-20-10-34-10v56c14 0 26 2 34 10c8-8 20-10 34-10V16c-14 0-26 2-34 10z"/><path d="M48 26v56"/>',
} as const;

export type IconName = keyof typeof drawings;

/** A line icon in the house's gold, for the 'why' list of the about page. */
export function icon(name: IconName, title: string): string {
  const body = `<circle cx="48" cy="48" r="46" fill="${ink.surface}"/><g transform="translate(19 19) scale(0.6)" fill="none" stroke="${ink.goldLine}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${drawings[name]}</g>`;
  return scene({ title, width: 96, height: 96, body });
}
