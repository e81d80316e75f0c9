import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const TypeList = lazyCode(async () => (await import('./TypeList.tsx')).TypeList);
export const TypeCreate = lazyCode(async () => (await import('./TypeCreate.tsx')).TypeCreate);
export const TypeEdit = lazyCode(async () => (await import('./TypeEdit.tsx')).TypeEdit);
export const TypeShow = lazyCode(async () => (await import('./TypeShow.tsx')).TypeShow);
