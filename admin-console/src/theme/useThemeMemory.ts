import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { rememberedChoice } from '../providers/rememberedChoice.ts';

/** Keeps the theme that somebody chooses, over a logout too. */
export function useThemeMemory(): void {
  const [chosen] = useStore<string | undefined>('theme');
  useEffect(() => {
    if (chosen) rememberedChoice('theme').keep(chosen);
  }, [chosen]);
}
