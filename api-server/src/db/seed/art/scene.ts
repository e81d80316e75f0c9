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

const lightDefs =
  `<radialGradient id="studio" cx="0.42" cy="0.3" r="0.95"><stop offset="0" stop-color="${ink.white}"/>` +
  `<stop offset="0.5" stop-color="${ink.surface}"/><stop offset="1" stop-color="${ink.sand}"/></radialGradient>` +
  `<filter id="soft" x="-40%" y="-120%" width="180%" height="340%"><feGaussianBlur stdDeviation="14"/></filter>` +
  `<filter id="softer" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="22"/></filter>`;

/** The studio every product stands in: warm paper and one light from the upper left. */
export function studio(width: number, height: number): string {
  return `<rect width="${width}" height="${height}" fill="url(#studio)"/>`;
}

/** The shadow that puts a thing on the table. */
export function floorShadow(cx: number, cy: number, rx: number, ry: number, opacity = 0.34): string {
  return (
    `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px(rx)}" ry="${px(ry)}" fill="#4A3716" opacity="${opacity}" filter="url(#soft)"/>` +
    `<ellipse cx="${px(cx - rx * 0.04)}" cy="${px(cy - ry * 0.2)}" rx="${px(rx * 0.86)}" ry="${px(ry * 0.4)}" ` +
    `fill="#3A2A0E" opacity="${px(opacity * 0.8)}" filter="url(#soft)"/>`
  );
}
