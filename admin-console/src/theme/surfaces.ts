import { palette } from './palette.ts';

/** The colours of the work surface; a theme is one set of them. */
export interface Surfaces {
  readonly mode: 'light' | 'dark';
  readonly page: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly textMuted: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly primaryHover: string;
  readonly good: string;
  readonly warn: string;
  readonly bad: string;
}

export const daySurfaces: Surfaces = {
  mode: 'light',
  page: '#F6F7FA',
  raised: '#FFFFFF',
  line: '#E3E6ED',
  text: palette.ink,
  textMuted: '#55607A',
  primary: palette.ink,
  onPrimary: '#FFFFFF',
  primaryHover: palette.inkRaised,
  good: '#1E7B4B',
  warn: '#A15C00',
  bad: '#B3261E',
};

export const nightSurfaces: Surfaces = {
  mode: 'dark',
  page: '#12161F',
  raised: '#1B2130',
  line: '#2F384C',
  text: '#F2EDE1',
  textMuted: '#A9B1C3',
  primary: '#E3B84F',
  onPrimary: palette.onGold,
  primaryHover: '#C99B3D',
  good: '#58C48B',
  warn: '#F0B35A',
  bad: '#F28B82',
};
