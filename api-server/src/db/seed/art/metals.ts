/** The five tones that draw one alloy under the shop's one light, which falls from the upper left. */
export interface Metal {
  readonly id: string;
  readonly glint: string;
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

export const fineGold: Metal = {
  id: 'fine',
  glint: '#FFF6D2',
  light: '#F6DB8A',
  base: '#DDAE40',
  shade: '#B3842A',
  deep: '#7C5715',
};
export const roseGold: Metal = {
  id: 'rose',
  glint: '#FFEFE6',
  light: '#F2C9B0',
  base: '#D99A78',
  shade: '#AF6F51',
  deep: '#74422E',
};
export const whiteGold: Metal = {
  id: 'white',
  glint: '#FFFFFF',
  light: '#ECEBE6',
  base: '#C9C7BF',
  shade: '#98968F',
  deep: '#5F5E5A',
};
