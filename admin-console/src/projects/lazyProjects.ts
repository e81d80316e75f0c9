import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const ProjectList = lazyCode(async () => (await import('./ProjectList.tsx')).ProjectList);
export const ProjectCreate = lazyCode(async () => (await import('./ProjectCreate.tsx')).ProjectCreate);
export const ProjectEdit = lazyCode(async () => (await import('./ProjectEdit.tsx')).ProjectEdit);
export const ProjectShow = lazyCode(async () => (await import('./ProjectShow.tsx')).ProjectShow);
export const ProjectsFilter = lazyCode(async () => (await import('./ProjectsFilter.tsx')).ProjectsFilter);
