import { ink } from './ink.ts';
import { px } from './px.ts';

/** A whole picture: title for those who listen, the definitions its parts need, and the drawing. */
export interface Scene {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly defs?: string;
  readonly body: string;
}

/** Writes a picture as an SVG file: no scripts, nothing loaded from elsewhere. */
export function scene({ title, width, height, defs = '', body }: Scene): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `role="img" font-family="sans-serif"><title>${title}</title><defs>${defs}${lightDefs}</defs>${body}</svg>\n`
  );
}

/** Shadows of round things are gradients: to blur costs a phone and a server far more, and looks the same. */
const shade = (id: string, solid: number) =>
  `<radialGradient id="${id}"><stop offset="${solid}" stop-color="#3A2A0E"/>` +
  `<stop offset="1" stop-color="#3A2A0E" stop-opacity="0"/></radialGradient>`;

const lightDefs =
  `<radialGradient id="studio" cx="0.42" cy="0.3" r="0.95"><stop offset="0" stop-color="${ink.white}"/>` +
  `<stop offset="0.5" stop-color="${ink.surface}"/><stop offset="1" stop-color="${ink.sand}"/></radialGradient>` +
  `${shade('shade', 0.3)}${shade('rim-shade', 0.84)}` +
  `<filter id="soft" x="-40%" y="-120%" width="180%" height="340%"><feGaussianBlur stdDeviation="14"/></filter>`;

/** The studio every product stands in: warm paper and one light from the upper left. */
export function studio(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#studio)"/>`;
}

/** The shadow that puts a thing on the table. */
export function floorShadow(cx: number, cy: number, rx: number, ry: number, opacity = 0.34): string {
  const ellipse = (x: number, y: number, wide: number, high: number, dark: number) =>
    `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(wide + 20)}" ry="${px(high + 20)}" fill="url(#shade)" opacity="${px(dark)}"/>`;
  return ellipse(cx, cy, rx, ry, opacity) + ellipse(cx - rx * 0.04, cy - ry * 0.2, rx * 0.86, ry * 0.4, opacity * 0.6);
}

/** The soft shadow of a card that lies on the table. */
export function cardShadow(x: number, y: number, width: number, height: number): string {
  const layer = (grown: number) =>
    `<rect x="${px(x + 5 - grown)}" y="${px(y + 8 - grown)}" width="${px(width + grown * 2)}" height="${px(height + grown * 2)}" ` +
    `rx="${26 + grown}" fill="${ink.navyDeep}" opacity="0.07"/>`;
  return [15, 10, 5, 0].map(layer).join('');
}
