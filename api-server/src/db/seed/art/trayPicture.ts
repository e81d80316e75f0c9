import { ink } from './ink.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { mintedBar, mintedHeight } from './mintedBar.ts';
import { px } from './px.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface TrayPicture {
  readonly title: string;
  readonly weight: string;
  readonly columns: number;
  readonly rows: number;
}

/** Many bars alike in a velvet tray, seen from above: one bar is drawn, the others point to it. */
export function trayPicture({ title, weight, columns, rows }: TrayPicture): string {
  const [left, top, width, height] = [96, 150, 608, 500];
  const cell = { width: (width - 60) / columns, height: (height - 60) / rows };
  const bar = Math.min(cell.width * 0.78, (cell.height * 0.86) / 1.66);
  const places = Array.from({ length: columns * rows }, (_, index) => {
    const x = left + 30 + (index % columns) * cell.width + (cell.width - bar) / 2;
    const y = top + 30 + Math.floor(index / columns) * cell.height + (cell.height - mintedHeight(bar)) / 2;
    return `<use href="#piece" x="${px(x)}" y="${px(y)}"/>`;
  });
  const piece =
    `<g id="piece"><rect x="-3" y="-3" width="${px(bar + 8)}" height="${px(mintedHeight(bar) + 8)}" rx="5" fill="#000" opacity="0.4"/>` +
    `${mintedBar({ x: 0, y: 0, width: bar, weight, purity: '999,9', metal: fineGold })}</g>`;
  const body =
    studio(800, 800) +
    floorShadow(410, 668, 310, 24) +
    `<rect x="${left - 16}" y="${top - 16}" width="${width + 32}" height="${height + 32}" rx="26" fill="#3B2A1A"/>` +
    `<rect x="${left - 14}" y="${top - 16}" width="${width + 28}" height="${height + 26}" rx="24" fill="#5A4128"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="14" fill="${ink.navyDeep}"/><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="14" fill="${ink.navyLight}" opacity="0.55"/>` +
    places.join('');
  return scene({ title, width: 800, height: 800, defs: metalDefs(fineGold) + piece, body });
}
