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

/** A banner of the home page's slider, 1600 by 600: words at the left, gold at the right. */
export function bannerPicture({ lines, under, mood, things }: BannerPicture): string {
  const colour = mood === 'paper' ? ink.navy : ink.white;
  const body =
    disc(1200, 300, 250) +
    stillLife(things, 1200, 286, 1) +
    headline({ x: 110, y: lines.length > 1 ? 262 : 310, size: 78, lines, under, colour, accent: ink.gold });
  return wideScene({ title: `${lines.join(' ')}. ${under}`, width: 1600, height: 600, mood, body });
}
