import { ink } from './ink.ts';

/** The colours of a certificate card; special series have their own. */
export interface CardTone {
  readonly light: string;
  readonly base: string;
  readonly deep: string;
}

export const houseTone: CardTone = { light: ink.navyLight, base: ink.navy, deep: ink.navyDeep };
export const batikTone: CardTone = { light: '#6B3A22', base: '#4A2415', deep: '#2B130A' };
export const leafTone: CardTone = { light: '#2C7358', base: '#1B4E3D', deep: '#0E2F24' };
export const duskTone: CardTone = { light: '#A8493F', base: '#7E2733', deep: '#4C121D' };

/** The gradients a card needs: its own, the clear window's and the hologram's. */
export function cardDefs({ light, base, deep }: CardTone): string {
  const gradient = (id: string, stops: readonly (readonly [number, string])[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">` +
    stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('') +
    '</linearGradient>';
  return (
    gradient('card', [
      [0, light],
      [0.55, base],
      [1, deep],
    ]) +
    gradient('film', [
      [0, '#F7F3E8'],
      [1, '#DDD3BE'],
    ]) +
    gradient('holo', [
      [0, '#BFE3F5'],
      [0.35, '#E9C9F2'],
      [0.65, '#FBE6A6'],
      [1, '#B9E8CF'],
    ])
  );
}
