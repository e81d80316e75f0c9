import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const RoleList = lazyCode(async () => (await import('./RoleList.tsx')).RoleList);
export const RoleCreate = lazyCode(async () => (await import('./RoleCreate.tsx')).RoleCreate);
export const RoleEdit = lazyCode(async () => (await import('./RoleEdit.tsx')).RoleEdit);
export const RoleShow = lazyCode(async () => (await import('./RoleShow.tsx')).RoleShow);
