import { emblem } from './emblem.ts';
import { ink } from './ink.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { px } from './px.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface CoursePicture {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sessions: string;
  readonly chart: readonly number[];
}

/** The picture of an online training: a tablet that shows its cover. */
export function coursePicture({ title, lines, sessions, chart }: CoursePicture): string {
  const body =
    studio(800, 800) +
    floorShadow(408, 668, 300, 22) +
    `<g transform="rotate(-2 400 400)"><rect x="92" y="164" width="616" height="482" rx="34" fill="#0A1020"/>` +
    `<rect x="96" y="166" width="608" height="474" rx="31" fill="#2A3348"/><rect x="118" y="188" width="564" height="430" rx="14" fill="url(#screen)"/>` +
    risingLine(chart) +
    words(lines, sessions) +
    `<path d="M118 500L420 188h110L118 612z" fill="#FFFFFF" opacity="0.05"/></g>`;
  const screen = `<linearGradient id="screen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${ink.navyLight}"/><stop offset="1" stop-color="${ink.navyDeep}"/></linearGradient>`;
  return scene({ title, width: 800, height: 800, defs: screen + metalDefs(fineGold), body });
}

function words(lines: readonly string[], sessions: string): string {
  const title = lines.map(
    (line, row) =>
      `<text x="154" y="${312 + row * 54}" font-size="44" font-weight="700" fill="${ink.white}">${line}</text>`,
  );
  return (
    emblem(178, 240, 25, ink.gold, 0.09) +
    `<text x="216" y="236" font-size="16" letter-spacing="2" font-weight="700" fill="${ink.goldPale}">AKADEMI</text>` +
    `<text x="216" y="258" font-size="16" letter-spacing="2" fill="${ink.goldPale}">SAMUDRA EMAS</text>` +
    title.join('') +
    `<rect x="154" y="552" width="${28 + sessions.length * 10.5}" height="38" rx="19" fill="${ink.gold}"/><text x="172" y="577" font-size="18" font-weight="700" fill="#1E1503">${sessions}</text>` +
    `<circle cx="628" cy="244" r="30" fill="${ink.gold}"/><path d="M619 230l24 14l-24 14z" fill="#1E1503" stroke="#1E1503" stroke-width="4" stroke-linejoin="round"/>`
  );
}

function risingLine(chart: readonly number[]): string {
  const points = chart.map((value, step) => `${px(154 + (step * 492) / (chart.length - 1))},${px(560 - value)}`);
  const area = `M154,606 L${points.join(' L')} L646,606z`;
  const last = points[points.length - 1]?.split(',') ?? ['0', '0'];
  return (
    `<path d="${area}" fill="${ink.gold}" opacity="0.13"/><polyline points="${points.join(' ')}" fill="none" stroke="${ink.gold}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="${last[0]}" cy="${last[1]}" r="9" fill="${ink.goldPale}" stroke="${ink.navy}" stroke-width="3"/>`
  );
}
