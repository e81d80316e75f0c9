import { lazy } from 'react';

// Each comes when somebody opens it.
export const TypeDetailList = lazy(async () => ({ default: (await import('./TypeDetailList.tsx')).TypeDetailList }));
export const TypeDetailCreate = lazy(async () => ({
  default: (await import('./TypeDetailCreate.tsx')).TypeDetailCreate,
}));
export const TypeDetailEdit = lazy(async () => ({ default: (await import('./TypeDetailEdit.tsx')).TypeDetailEdit }));
export const TypeDetailShow = lazy(async () => ({ default: (await import('./TypeDetailShow.tsx')).TypeDetailShow }));
