import { ink } from './ink.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { px } from './px.ts';
import { scene } from './scene.ts';

export interface WideScene {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly mood: 'night' | 'dawn' | 'paper';
  readonly body: string;
}

const skies = {
  night: [ink.navyDeep, ink.navy, '#2B3F6E'],
  dawn: ['#172748', '#3A4A6C', '#C9A566'],
  paper: [ink.white, ink.surface, ink.sand],
} as const;

/** The ground of banners, covers and the hero: a quiet sky over long waves. Things are drawn on it in `body`. */
export function wideScene({ title, width, height, mood, body }: WideScene): string {
  const [high, middle, low] = skies[mood];
  const sky =
    `<linearGradient id="sky" x1="0" y1="0" x2="0.5" y2="1"><stop offset="0" stop-color="${high}"/>` +
    `<stop offset="0.62" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;
  const ground = `<rect width="${width}" height="${height}" fill="url(#sky)"/>${longWaves(width, height, mood)}`;
  return scene({ title, width, height, defs: sky + metalDefs(fineGold), body: ground + body });
}

function longWaves(width: number, height: number, mood: WideScene['mood']): string {
  const colour = mood === 'paper' ? ink.goldLine : ink.gold;
  return Array.from({ length: 7 }, (_, row) => {
    const y = height * (0.66 + row * 0.055);
    const step = width / 4;
    const rise = height * (0.05 - row * 0.003) * (row % 2 === 0 ? 1 : -1);
    const shift = -step * (row % 3) * 0.3;
    const path = `M${px(shift)} ${px(y)}q${px(step / 2)} ${px(-rise)} ${px(step)} 0${`t${px(step)} 0`.repeat(5)}`;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${px(0.3 - row * 0.03)}" stroke-width="${px(height / 420 + 0.6)}"/>`;
  }).join('');
}
