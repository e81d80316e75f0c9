import { lazy } from 'react';

// Each comes when somebody opens it.
export const RoleList = lazy(async () => ({ default: (await import('./RoleList.tsx')).RoleList }));
export const RoleCreate = lazy(async () => ({ default: (await import('./RoleCreate.tsx')).RoleCreate }));
export const RoleEdit = lazy(async () => ({ default: (await import('./RoleEdit.tsx')).RoleEdit }));
export const RoleShow = lazy(async () => ({ default: (await import('./RoleShow.tsx')).RoleShow }));
