import { lazy } from 'react';

// Each comes when somebody opens it.
export const TypeList = lazy(async () => ({ default: (await import('./TypeList.tsx')).TypeList }));
export const TypeCreate = lazy(async () => ({ default: (await import('./TypeCreate.tsx')).TypeCreate }));
export const TypeEdit = lazy(async () => ({ default: (await import('./TypeEdit.tsx')).TypeEdit }));
export const TypeShow = lazy(async () => ({ default: (await import('./TypeShow.tsx')).TypeShow }));
