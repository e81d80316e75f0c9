import { type Coin, coin } from './coin.ts';
import { emblem } from './emblem.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { mintedBar } from './mintedBar.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface GiftPicture {
  readonly title: string;
  /** The box: its lit, front and dark side. */
  readonly box: readonly [lit: string, front: string, dark: string];
  readonly ribbon: string;
  readonly inside: 'bar' | 'coin' | 'bars';
  /** Engraved on the bar or the coin that stands before the box. */
  readonly weight: string;
}

/** A gift set's product picture: the box with its ribbon, and what is in it standing before it. */
export function giftPicture({ title, box, ribbon, inside, weight }: GiftPicture): string {
  const body = studio(800, 800) + floorShadow(430, 648, 290, 34) + giftBox(box, ribbon) + contents(inside, weight);
  return scene({ title, width: 800, height: 800, defs: metalDefs(fineGold), body });
}

function giftBox([lit, front, dark]: GiftPicture['box'], ribbon: string): string {
  return (
    `<polygon points="236,344 560,344 560,640 236,640" fill="${front}"/><polygon points="560,344 668,300 668,588 560,640" fill="${dark}"/>` +
    `<polygon points="220,280 572,280 572,356 220,356" fill="${front}"/><polygon points="220,280 572,280 572,292 220,292" fill="${lit}"/>` +
    `<polygon points="572,280 684,236 684,310 572,356" fill="${dark}"/><polygon points="220,280 332,236 684,236 572,280" fill="${lit}"/>` +
    `<polygon points="220,356 572,356 572,368 220,368" fill="#000" opacity="0.22"/>` +
    bow(ribbon) +
    emblem(484, 506, 44, ribbon, 0.075)
  );
}

function bow(colour: string): string {
  return (
    `<g fill="${colour}"><polygon points="370,280 424,280 424,640 370,640" opacity="0.94"/><polygon points="370,280 482,236 534,236 424,280"/></g>` +
    `<polygon points="410,280 424,280 424,640 410,640" fill="#000" opacity="0.14"/>` +
    `<path d="M450 256C400 150 290 160 300 214C308 262 400 262 450 256z" fill="${colour}"/><path d="M450 256C500 150 612 152 604 206C596 256 506 262 450 256z" fill="${colour}"/>` +
    `<path d="M450 256C414 190 330 184 326 214C324 244 400 252 450 256z" fill="#000" opacity="0.2"/><path d="M450 256C488 190 574 178 580 206C582 238 506 252 450 256z" fill="#000" opacity="0.26"/>` +
    `<path d="M442 258C420 300 396 324 362 340l18 8l2 20C424 344 450 306 462 262z" fill="${colour}"/><path d="M458 258C484 296 500 320 540 332l-16 12l2 18C480 342 456 304 446 262z" fill="${colour}"/>` +
    `<path d="M442 258C420 300 396 324 362 340" fill="none" stroke="#000" stroke-opacity="0.12" stroke-width="3"/>` +
    `<ellipse cx="451" cy="256" rx="27" ry="22" fill="${colour}"/><ellipse cx="455" cy="260" rx="20" ry="15" fill="#000" opacity="0.14"/>`
  );
}

function contents(inside: GiftPicture['inside'], weight: string): string {
  if (inside === 'coin') {
    const face: Coin = {
      cx: 238,
      cy: 580,
      radius: 118,
      legend: 'SAMUDRA EMAS • SERI HADIAH • 999,9 • ',
      value: weight,
      fineness: 'EMAS MURNI',
      motif: 'emblem',
      metal: fineGold,
    };
    return floorShadow(246, 702, 110, 14) + coin(face);
  }
  const bar = (x: number, y: number, width: number) =>
    mintedBar({ x, y, width, weight, purity: '999,9', metal: fineGold });
  if (inside === 'bar')
    return `${floorShadow(232, 710, 96, 14)}<g transform="rotate(-4 230 570)">${bar(146, 424, 168)}</g>`;
  return (
    floorShadow(240, 706, 150, 15) +
    `<g transform="rotate(8 320 590)">${bar(262, 494, 122)}</g><g transform="rotate(-2 250 590)">${bar(190, 484, 126)}</g><g transform="rotate(-10 170 590)">${bar(108, 474, 130)}</g>`
  );
}
