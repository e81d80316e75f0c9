import { lazy } from 'react';

// It comes when somebody opens it.
export const SecurityScreen = lazy(async () => ({ default: (await import('./SecurityScreen.tsx')).SecurityScreen }));
