/** The colours of the house; the same ink and gold as the shop. */
export const palette = {
  ink: '#14213D',
  inkMuted: '#55607A',
  inkRaised: '#22325A',
  onInk: '#DCE2EE',
  gold: '#D9A93A',
  goldLight: '#F2D78F',
  surface: '#F6F7FA',
  line: '#E3E6ED',
  good: '#1E7B4B',
  warn: '#A15C00',
  bad: '#B3261E',
} as const;
