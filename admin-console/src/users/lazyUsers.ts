import { lazy } from 'react';

// Each comes when somebody opens it.
export const UserList = lazy(async () => ({ default: (await import('./UserList.tsx')).UserList }));
export const UserCreate = lazy(async () => ({ default: (await import('./UserCreate.tsx')).UserCreate }));
export const UserEdit = lazy(async () => ({ default: (await import('./UserEdit.tsx')).UserEdit }));
