import { coin } from './coin.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold } from './metals.ts';
import { floorShadow, scene, studio } from './scene.ts';

/** A coin in its clear capsule. */
export function capsulePicture(): string {
  const body =
    studio(800, 800) +
    floorShadow(412, 700, 230, 24) +
    `<circle cx="400" cy="404" r="292" fill="#FFFFFF" opacity="0.55"/><circle cx="400" cy="404" r="292" fill="none" stroke="#B9C4D0" stroke-opacity="0.8" stroke-width="5"/>` +
    `<circle cx="400" cy="404" r="262" fill="none" stroke="#C9D3DD" stroke-opacity="0.7" stroke-width="2"/>` +
    coin({
      cx: 400,
      cy: 404,
      radius: 214,
      legend: 'SAMUDRA EMAS • INDONESIA • KARTU DAN KAPSUL • ',
      value: '999,9',
      fineness: 'EMAS MURNI',
      motif: 'emblem',
      metal: fineGold,
    }) +
    `<path d="M158 330A256 256 0 0 1 330 158A292 292 0 0 0 158 330z" fill="#FFFFFF" opacity="0.9"/><path d="M640 500A262 262 0 0 1 520 636A292 292 0 0 0 640 500z" fill="#FFFFFF" opacity="0.6"/>`;
  return scene({ title: 'Koin emas dalam kapsul bening', width: 800, height: 800, defs: metalDefs(fineGold), body });
}
