import { disc } from './disc.ts';
import { headline } from './headline.ts';
import { ink } from './ink.ts';
import { type StillLife, stillLife } from './stillLife.ts';
import { type WideScene, wideScene } from './wideScene.ts';

export interface BannerPicture {
  readonly lines: readonly string[];
  readonly under: string;
  readonly mood: WideScene['mood'];
  readonly things: StillLife;
}

/** A banner of the home page's slider, 1600 by 780: words at the left, gold at the right. */
export function bannerPicture({ lines, under, mood, things }: BannerPicture): string {
  const colour = mood === 'paper' ? ink.navy : ink.white;
  const body =
    disc(1180, 390, 300) +
    stillLife(things, 1180, 372, 1.12) +
    headline({ x: 110, y: lines.length > 1 ? 350 : 400, size: 80, lines, under, colour, accent: ink.gold });
  return wideScene({ title: `${lines.join(' ')}. ${under}`, width: 1600, height: 780, mood, body });
}
