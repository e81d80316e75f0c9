/** The shop's own colours (design: tokens.css), shared by every drawing. */
export const ink = {
  surface: '#FBF8F1',
  sand: '#EFE7D6',
  sandDeep: '#E0D4BA',
  navy: '#14213D',
  navyLight: '#24365F',
  navyDeep: '#0B1428',
  gold: '#D9A93A',
  goldLine: '#B8892B',
  goldPale: '#F3DDA0',
  white: '#FFFFFF',
  muted: '#55607A',
} as const;
