import { lazy } from 'react';

// Each comes when somebody opens it.
export const ClientList = lazy(async () => ({ default: (await import('./ClientList.tsx')).ClientList }));
export const ClientCreate = lazy(async () => ({ default: (await import('./ClientCreate.tsx')).ClientCreate }));
export const ClientEdit = lazy(async () => ({ default: (await import('./ClientEdit.tsx')).ClientEdit }));
export const ClientShow = lazy(async () => ({ default: (await import('./ClientShow.tsx')).ClientShow }));
