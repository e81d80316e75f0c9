import { scene } from './scene.ts';

/** A bank's name set plainly in a frame: no bank's own mark is copied. */
export function bankLogo(name: string, colour: string): string {
  const body =
    `<rect x="1.5" y="1.5" width="237" height="87" rx="12" fill="#FFFFFF" stroke="${colour}" stroke-opacity="0.35" stroke-width="3"/>` +
    `<rect x="18" y="24" width="8" height="42" rx="4" fill="${colour}"/>` +
    `<text x="40" y="58" font-size="${name.length > 8 ? 26 : 36}" font-weight="700" fill="${colour}">${name}</text>`;
  return scene({ title: name, width: 240, height: 90, body });
}
