/** The colours of the house, the same ink and gold as the shop: the sidebar and the sign have them by day and by night. */
export const palette = {
  ink: '#14213D',
  inkRaised: '#22325A',
  onInk: '#DCE2EE',
  gold: '#D9A93A',
  goldLight: '#F2D78F',
  onGold: '#1E1503',
} as const;
