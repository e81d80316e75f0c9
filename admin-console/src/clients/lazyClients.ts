import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const ClientList = lazyCode(async () => (await import('./ClientList.tsx')).ClientList);
export const ClientCreate = lazyCode(async () => (await import('./ClientCreate.tsx')).ClientCreate);
export const ClientEdit = lazyCode(async () => (await import('./ClientEdit.tsx')).ClientEdit);
export const ClientShow = lazyCode(async () => (await import('./ClientShow.tsx')).ClientShow);
