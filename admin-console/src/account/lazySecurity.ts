import { lazyCode } from '../fetching/lazyCode.tsx';

// It comes when somebody opens it.
export const SecurityScreen = lazyCode(async () => (await import('./SecurityScreen.tsx')).SecurityScreen);
