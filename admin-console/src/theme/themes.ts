import { consoleTheme } from './consoleTheme.ts';
import { daySurfaces, nightSurfaces } from './surfaces.ts';

export const lightTheme = consoleTheme(daySurfaces);
export const darkTheme = consoleTheme(nightSurfaces);
