import { emblem } from './emblem.ts';
import { ink } from './ink.ts';
import { scene } from './scene.ts';

/** The mark alone, on the house's ink: icon of the shop and of its messages. */
export function mark(): string {
  const body = `<rect width="256" height="256" rx="60" fill="${ink.navy}"/>${emblem(128, 128, 88, ink.gold, 0.08)}`;
  return scene({ title: 'Samudra Emas', width: 256, height: 256, body });
}

/** Mark and name, for light grounds (ink) or dark ones (pale). */
export function logo(ground: 'light' | 'dark'): string {
  const [name, line] = ground === 'light' ? [ink.navy, ink.goldLine] : [ink.white, ink.gold];
  const body =
    emblem(60, 60, 46, line, 0.09) +
    `<text x="128" y="62" font-size="40" font-weight="700" fill="${name}" letter-spacing="0.5">Samudra Emas</text>` +
    `<text x="129" y="92" font-size="17" fill="${line}" letter-spacing="3">EMAS SETIAP LANGKAH</text>`;
  return scene({ title: 'Samudra Emas', width: 440, height: 120, body });
}
