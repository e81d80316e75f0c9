import { rememberedChoice } from '../providers/rememberedChoice.ts';

/** The theme that was chosen in this browser; undefined for who leaves it to the system. */
export function chosenTheme(): 'light' | 'dark' | undefined {
  const chosen = rememberedChoice('theme').read();
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}
