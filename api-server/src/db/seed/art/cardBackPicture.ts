import { cardDefs, houseTone } from './cardTone.ts';
import { emblem } from './emblem.ts';
import { ink } from './ink.ts';
import { px } from './px.ts';
import { cardShadow, floorShadow, scene, studio } from './scene.ts';

/** The back of a certificate card: what it certifies, the serial number as bars, the hologram. */
export function cardBackPicture(): string {
  const [x, y, w, h] = [201, 84, 398, 631];
  const line = (row: number, label: string, value: string) =>
    `<text x="${x + 44}" y="${y + 214 + row * 46}" font-size="17" fill="${ink.white}" opacity="0.7">${label}</text>` +
    `<text x="${x + w - 44}" y="${y + 214 + row * 46}" font-size="19" font-weight="700" text-anchor="end" fill="${ink.goldPale}">${value}</text>` +
    `<path d="M${x + 44} ${y + 228 + row * 46}h${w - 88}" stroke="${ink.gold}" stroke-opacity="0.3"/>`;
  const card =
    cardShadow(x, y, w, h) +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="26" fill="url(#card)"/>` +
    `<rect x="${x + 10}" y="${y + 10}" width="${w - 20}" height="${h - 20}" rx="18" fill="none" stroke="${ink.gold}" stroke-opacity="0.7" stroke-width="1.5"/>` +
    emblem(400, y + 92, 44, ink.gold, 0.09) +
    `<text x="400" y="${y + 168}" font-size="18" font-weight="700" letter-spacing="2" text-anchor="middle" fill="${ink.white}">SERTIFIKAT KEASLIAN</text>` +
    line(0, 'Logam', 'Emas murni') +
    line(1, 'Kadar', '999,9 ‰') +
    line(2, 'Dicetak di', 'Jakarta') +
    line(3, 'Nomor seri', 'lihat keping') +
    stripes(x + 44, y + 430, w - 190) +
    `<circle cx="${x + w - 84}" cy="${y + 470}" r="42" fill="url(#holo)"/>${emblem(x + w - 84, y + 470, 28, '#FFFFFF', 0.09)}` +
    `<text x="400" y="${y + 566}" font-size="14" text-anchor="middle" fill="${ink.white}" opacity="0.7">Sertifikat tidak berlaku bila segel rusak</text>`;
  const body = `${studio(800, 800)}${floorShadow(410, 716, 210, 24)}<g transform="rotate(5 400 400)">${card}</g>`;
  return scene({ title: 'Sisi belakang kartu sertifikat', width: 800, height: 800, defs: cardDefs(houseTone), body });
}

function stripes(x: number, y: number, width: number): string {
  const bars: string[] = [
    `<rect x="${x - 10}" y="${y - 10}" width="${width + 20}" height="100" rx="8" fill="${ink.surface}"/>`,
  ];
  for (let at = 0, step = 0; at < width - 6; step += 1) {
    const thick = 2 + ((step * 7) % 5);
    bars.push(`<rect x="${px(x + at)}" y="${y}" width="${thick}" height="80" fill="${ink.navy}"/>`);
    at += thick + 2 + ((step * 3) % 4);
  }
  return bars.join('');
}
