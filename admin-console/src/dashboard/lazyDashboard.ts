import { lazyCode } from '../fetching/lazyCode.tsx';

// It comes when somebody opens it.
export const DashboardScreen = lazyCode(async () => (await import('./DashboardScreen.tsx')).DashboardScreen);
