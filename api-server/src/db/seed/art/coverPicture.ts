import { disc } from './disc.ts';
import { emblem } from './emblem.ts';
import { ink } from './ink.ts';
import { type StillLife, stillLife } from './stillLife.ts';
import { type WideScene, wideScene } from './wideScene.ts';

export interface CoverPicture {
  readonly title: string;
  readonly mood: WideScene['mood'];
  readonly things: StillLife;
}

/** A picture of 1200 by 675 without words: blog covers, the gallery, the video's still. */
export function coverPicture({ title, mood, things }: CoverPicture): string {
  const mark = emblem(1112, 92, 34, mood === 'paper' ? ink.goldLine : ink.goldPale, 0.07);
  const body = disc(600, 330, 270) + stillLife(things, 600, 318, 1.1) + mark;
  return wideScene({ title, width: 1200, height: 675, mood, body });
}

/** The still of a video: a cover under a play sign. */
export function videoStill(cover: CoverPicture): string {
  const play =
    `<circle cx="600" cy="338" r="92" fill="${ink.navy}" fill-opacity="0.94" stroke="${ink.goldPale}" stroke-width="4"/>` +
    `<path d="M574 292l70 46l-70 46z" fill="${ink.goldPale}" stroke="${ink.goldPale}" stroke-width="8" stroke-linejoin="round"/>`;
  return coverPicture(cover).replace('</svg>', `${play}</svg>`);
}
