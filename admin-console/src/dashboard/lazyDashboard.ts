import { lazy } from 'react';

// It comes when somebody opens it.
export const DashboardScreen = lazy(async () => ({
  default: (await import('./DashboardScreen.tsx')).DashboardScreen,
}));
