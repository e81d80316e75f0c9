import { emblem } from './emblem.ts';
import { metalDefs } from './metalDefs.ts';
import { fineGold, type Metal } from './metals.ts';
import { ring } from './ring.ts';
import { floorShadow, scene, studio } from './scene.ts';

export interface BoxPicture {
  readonly title: string;
  /** The box: its lit, front and dark side. */
  readonly colours: readonly [lit: string, front: string, dark: string];
  readonly accent: string;
  readonly shape: 'cube' | 'long';
}

/** The closed box a piece is delivered in. */
export function boxPicture({ title, colours, accent, shape }: BoxPicture): string {
  const [left, right, top, bottom] = shape === 'cube' ? [236, 564, 312, 620] : [130, 590, 392, 600];
  const [lit, front, dark] = colours;
  const [dx, dy] = [96, -58];
  const seam = top + (bottom - top) * 0.34;
  const middle = (left + right) / 2;
  const body =
    studio(800, 800) +
    floorShadow((left + right + dx) / 2, bottom + 4, (right - left) / 2 + 76, 30) +
    `<polygon points="${left},${top} ${right},${top} ${right},${bottom} ${left},${bottom}" fill="${front}"/>` +
    `<polygon points="${right},${top} ${right + dx},${top + dy} ${right + dx},${bottom + dy} ${right},${bottom}" fill="${dark}"/>` +
    `<polygon points="${left},${top} ${left + dx},${top + dy} ${right + dx},${top + dy} ${right},${top}" fill="${lit}"/>` +
    `<path d="M${left} ${seam}H${right}L${right + dx} ${seam + dy}" fill="none" stroke="#000" stroke-opacity="0.32" stroke-width="4"/>` +
    `<path d="M${left} ${seam + 3}H${right}L${right + dx} ${seam + dy + 3}" fill="none" stroke="#FFF" stroke-opacity="0.16" stroke-width="2"/>` +
    `<path d="M${left} ${top}H${right}" stroke="#FFF" stroke-opacity="0.35" stroke-width="2"/>` +
    `<rect x="${middle - 24}" y="${seam - 12}" width="48" height="24" rx="6" fill="url(#${fineGold.id}-face)" stroke="${fineGold.deep}" stroke-opacity="0.6"/>` +
    emblem(middle, (seam + bottom) / 2 + 8, (bottom - seam) * 0.27, accent, 0.07);
  return scene({ title, width: 800, height: 800, defs: metalDefs(fineGold), body });
}

/** A ring in its open box. */
export function ringBoxPicture(title: string, metal: Metal): string {
  const body =
    studio(800, 800) +
    floorShadow(410, 676, 260, 28) +
    `<path d="M196 380L224 128Q228 104 252 104H548Q572 104 576 128L604 380z" fill="#1A2A50"/><path d="M232 372L254 146Q256 134 268 134H532Q544 134 546 146L568 372z" fill="#24365F"/>` +
    emblem(400, 236, 54, '#D9A93A', 0.06) +
    `<path d="M180 400Q180 376 204 376H596Q620 376 620 400L604 648Q602 672 578 672H222Q198 672 196 648z" fill="#14213D"/>` +
    `<path d="M196 392H604L596 500H204z" fill="#F1E8D6"/><path d="M204 500H596L594 524H206z" fill="#CFC2A6"/>` +
    `<path d="M330 470H470L462 484H338z" fill="#B6A580"/>` +
    `<clipPath id="slot"><rect x="0" y="0" width="800" height="478"/></clipPath><g clip-path="url(#slot)">${ring({ cx: 388, cy: 424, radius: 104, breadth: 0.24, style: 'plain', metal, id: 'boxed' })}</g>` +
    `<path d="M196 524H604" stroke="#D9A93A" stroke-opacity="0.7" stroke-width="3"/><text x="400" y="612" font-size="26" letter-spacing="4" text-anchor="middle" fill="#F3DDA0">SAMUDRA EMAS</text>`;
  return scene({ title, width: 800, height: 800, defs: metalDefs(metal), body });
}
