import { px } from './px.ts';

export interface Headline {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lines: readonly string[];
  readonly under?: string;
  readonly colour: string;
  readonly accent: string;
}

/** A headline of one or two lines with a smaller line under it. */
export function headline({ x, y, size, lines, under, colour, accent }: Headline): string {
  const words = lines.map(
    (line, row) =>
      `<text x="${px(x)}" y="${px(y + row * size * 1.16)}" font-size="${px(size)}" font-weight="700" fill="${colour}">${line}</text>`,
  );
  const below = y + (lines.length - 1) * size * 1.16 + size * 0.86;
  return (
    `<rect x="${px(x)}" y="${px(y - size * 1.28)}" width="${px(size * 1.1)}" height="${px(size * 0.1)}" rx="${px(size * 0.05)}" fill="${accent}"/>` +
    words.join('') +
    (under
      ? `<text x="${px(x)}" y="${px(below)}" font-size="${px(size * 0.44)}" fill="${colour}" opacity="0.86">${under}</text>`
      : '')
  );
}
