import { lazy } from 'react';

// It comes when somebody opens it.
export const ChartsScreen = lazy(async () => ({ default: (await import('./ChartsScreen.tsx')).ChartsScreen }));
