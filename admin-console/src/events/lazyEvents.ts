import { lazy } from 'react';

// Each comes when somebody opens it.
export const EventMonth = lazy(async () => ({ default: (await import('./EventMonth.tsx')).EventMonth }));
export const EventList = lazy(async () => ({ default: (await import('./EventList.tsx')).EventList }));
export const EventShow = lazy(async () => ({ default: (await import('./EventShow.tsx')).EventShow }));
export const EventCreate = lazy(async () => ({ default: (await import('./EventCreate.tsx')).EventCreate }));
export const EventEdit = lazy(async () => ({ default: (await import('./EventEdit.tsx')).EventEdit }));
