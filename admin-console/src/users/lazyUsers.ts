import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const UserList = lazyCode(async () => (await import('./UserList.tsx')).UserList);
export const UserCreate = lazyCode(async () => (await import('./UserCreate.tsx')).UserCreate);
export const UserEdit = lazyCode(async () => (await import('./UserEdit.tsx')).UserEdit);
