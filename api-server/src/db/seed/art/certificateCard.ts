import { emblem } from './emblem.ts';
import { ink } from './ink.ts';
import { fineGold } from './metals.ts';
import { mintedBar, mintedHeight } from './mintedBar.ts';
import { px } from './px.ts';
import { cardShadow } from './scene.ts';

export interface CertificateCard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly barWidth: number;
  readonly weight: string;
  readonly purity: string;
}

/** The sealed card a small bar is sold in: a bank card's size, a clear window, the certificate printed around it. */
export function certificateCard({ x, y, width: w, barWidth, weight, purity }: CertificateCard): string {
  const h = w * 1.586;
  const windowTop = y + w * 0.3;
  const windowHeight = w * 0.86;
  const barTop = windowTop + (windowHeight - mintedHeight(barWidth)) / 2;
  return (
    cardShadow(x, y, w, h) +
    `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" rx="26" fill="url(#card)"/>` +
    `<rect x="${px(x + 10)}" y="${px(y + 10)}" width="${px(w - 20)}" height="${px(h - 20)}" rx="18" fill="none" stroke="${ink.gold}" stroke-opacity="0.7" stroke-width="1.5"/>` +
    heading(x, y, w) +
    `<rect x="${px(x + w * 0.11)}" y="${px(windowTop)}" width="${px(w * 0.78)}" height="${px(windowHeight)}" rx="20" fill="url(#film)" stroke="${ink.goldLine}" stroke-width="2"/>` +
    `<rect x="${px(x + w * 0.5 - barWidth / 2 - 9)}" y="${px(barTop - 9)}" width="${px(barWidth + 22)}" height="${px(mintedHeight(barWidth) + 22)}" rx="12" fill="#8E7A4B" opacity="0.3"/>` +
    mintedBar({ x: x + w * 0.5 - barWidth / 2, y: barTop, width: barWidth, weight, purity, metal: fineGold }) +
    sheen(x + w * 0.11, windowTop, w * 0.78, windowHeight) +
    footing(x, y + h, w, weight, purity)
  );
}

function heading(x: number, y: number, w: number): string {
  return (
    emblem(x + w * 0.2, y + w * 0.155, w * 0.075, ink.gold, 0.1) +
    `<text x="${px(x + w * 0.32)}" y="${px(y + w * 0.145)}" font-size="${px(w * 0.062)}" font-weight="700" letter-spacing="1.5" fill="${ink.goldPale}">SAMUDRA EMAS</text>` +
    `<text x="${px(x + w * 0.32)}" y="${px(y + w * 0.2)}" font-size="${px(w * 0.034)}" letter-spacing="1.2" fill="${ink.white}" opacity="0.75">SERTIFIKAT KEASLIAN</text>`
  );
}

function footing(x: number, bottom: number, w: number, weight: string, purity: string): string {
  const label = weight.replace('.', ',');
  return (
    `<text x="${px(x + w * 0.11)}" y="${px(bottom - w * 0.25)}" font-size="${px(w * 0.1)}" font-weight="700" fill="${ink.white}">${label}</text>` +
    `<text x="${px(x + w * 0.11)}" y="${px(bottom - w * 0.17)}" font-size="${px(w * 0.042)}" fill="${ink.goldPale}">Kadar ${purity.replace('.', ',')} ‰</text>` +
    `<text x="${px(x + w * 0.11)}" y="${px(bottom - w * 0.1)}" font-size="${px(w * 0.03)}" fill="${ink.white}" opacity="0.65">Sah selama segel utuh</text>` +
    `<circle cx="${px(x + w * 0.79)}" cy="${px(bottom - w * 0.2)}" r="${px(w * 0.09)}" fill="url(#holo)"/>` +
    emblem(x + w * 0.79, bottom - w * 0.2, w * 0.06, '#FFFFFF', 0.09)
  );
}

function sheen(x: number, y: number, w: number, h: number): string {
  return (
    `<path d="M${px(x + w * 0.04)} ${px(y + h * 0.52)}L${px(x + w * 0.5)} ${px(y + 6)}h${px(w * 0.16)}L${px(x + w * 0.04)} ${px(y + h * 0.7)}z" fill="#FFFFFF" opacity="0.2"/>` +
    `<path d="M${px(x + w * 0.36)} ${px(y + h - 6)}L${px(x + w * 0.96)} ${px(y + h * 0.34)}v${px(h * 0.07)}L${px(x + w * 0.45)} ${px(y + h - 6)}z" fill="#FFFFFF" opacity="0.16"/>`
  );
}
