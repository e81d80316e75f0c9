import { lazy } from 'react';

// Each comes when somebody opens it.
export const ProjectList = lazy(async () => ({ default: (await import('./ProjectList.tsx')).ProjectList }));
export const ProjectCreate = lazy(async () => ({ default: (await import('./ProjectCreate.tsx')).ProjectCreate }));
export const ProjectEdit = lazy(async () => ({ default: (await import('./ProjectEdit.tsx')).ProjectEdit }));
export const ProjectShow = lazy(async () => ({ default: (await import('./ProjectShow.tsx')).ProjectShow }));
export const ProjectsFilter = lazy(async () => ({ default: (await import('./ProjectsFilter.tsx')).ProjectsFilter }));
