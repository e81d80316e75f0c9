import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const TypeDetailList = lazyCode(async () => (await import('./TypeDetailList.tsx')).TypeDetailList);
export const TypeDetailCreate = lazyCode(async () => (await import('./TypeDetailCreate.tsx')).TypeDetailCreate);
export const TypeDetailEdit = lazyCode(async () => (await import('./TypeDetailEdit.tsx')).TypeDetailEdit);
export const TypeDetailShow = lazyCode(async () => (await import('./TypeDetailShow.tsx')).TypeDetailShow);
