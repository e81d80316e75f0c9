import type { Metal } from './metals.ts';

const stops = (colours: readonly (readonly [offset: number, colour: string])[]) =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

/** Gradients of a metal: -face (flat plate), -rim (bevel, lit the other way), -band (round bar across), -dome (coin field). */
export function metalDefs(metal: Metal): string {
  const { id, glint, light, base, shade, deep } = metal;
  const face = stops([
    [0, glint],
    [0.16, light],
    [0.42, base],
    [0.58, light],
    [0.78, base],
    [1, shade],
  ]);
  const rim = stops([
    [0, shade],
    [0.5, base],
    [1, glint],
  ]);
  const band = stops([
    [0, shade],
    [0.14, light],
    [0.26, glint],
    [0.42, base],
    [0.62, shade],
    [0.8, deep],
    [0.92, shade],
    [1, light],
  ]);
  const dome = stops([
    [0, glint],
    [0.35, light],
    [0.75, base],
    [1, shade],
  ]);
  return (
    `<linearGradient id="${id}-face" x1="0" y1="0" x2="1" y2="1">${face}</linearGradient>` +
    `<linearGradient id="${id}-rim" x1="0" y1="0" x2="1" y2="1">${rim}</linearGradient>` +
    `<linearGradient id="${id}-band" x1="0" y1="0" x2="1" y2="0.25">${band}</linearGradient>` +
    `<radialGradient id="${id}-dome" cx="0.36" cy="0.3" r="0.85">${dome}</radialGradient>`
  );
}
