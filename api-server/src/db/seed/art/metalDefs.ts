import type { Metal } from './metals.ts';

type Stops = readonly (readonly [offset: number, colour: string])[];

const stops = (colours: Stops) =>
  colours.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

const linear = (id: string, line: string, colours: Stops) =>
  `<linearGradient id="${id}" ${line}>${stops(colours)}</linearGradient>`;

/**
 * Gradients of a metal by what they are for: face (a flat plate), rim (a bevel, lit the other way), band (a round bar
 * across), inside (a ring's inner wall), dome (a coin's field), front and right (the sides of a cast bar).
 */
export function metalDefs({ id, glint, light, base, shade, deep }: Metal): string {
  const across = 'x1="0" y1="0" x2="1" y2="1"';
  const face: Stops = [
    [0, glint],
    [0.16, light],
    [0.42, base],
    [0.58, light],
    [0.78, base],
    [1, shade],
  ];
  const band: Stops = [
    [0, shade],
    [0.14, light],
    [0.26, glint],
    [0.42, base],
    [0.62, shade],
    [0.8, deep],
    [0.92, shade],
    [1, light],
  ];
  const inside: Stops = [
    [0, glint],
    [0.16, light],
    [0.4, base],
    [0.7, shade],
    [1, deep],
  ];
  const front: Stops = [
    [0, base],
    [0.3, light],
    [0.62, base],
    [1, shade],
  ];
  return (
    linear(`${id}-face`, across, face) +
    linear(`${id}-rim`, across, [
      [0, shade],
      [0.5, base],
      [1, glint],
    ]) +
    linear(`${id}-band`, 'x1="0" y1="0" x2="1" y2="0.25"', band) +
    linear(`${id}-inside`, 'x1="0" y1="0.9" x2="1" y2="0.1"', inside) +
    linear(`${id}-front`, 'x1="0" y1="0" x2="1" y2="0.5"', front) +
    linear(`${id}-right`, 'x1="0" y1="0" x2="0.4" y2="1"', [
      [0, shade],
      [1, deep],
    ]) +
    `<radialGradient id="${id}-dome" cx="0.36" cy="0.3" r="0.85">${stops([
      [0, glint],
      [0.35, light],
      [0.75, base],
      [1, shade],
    ])}</radialGradient>`
  );
}
