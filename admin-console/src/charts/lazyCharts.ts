import { lazyCode } from '../fetching/lazyCode.tsx';

// It comes when somebody opens it.
export const ChartsScreen = lazyCode(async () => (await import('./ChartsScreen.tsx')).ChartsScreen);
