import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const EventMonth = lazyCode(async () => (await import('./EventMonth.tsx')).EventMonth);
export const EventList = lazyCode(async () => (await import('./EventList.tsx')).EventList);
export const EventShow = lazyCode(async () => (await import('./EventShow.tsx')).EventShow);
export const EventCreate = lazyCode(async () => (await import('./EventCreate.tsx')).EventCreate);
export const EventEdit = lazyCode(async () => (await import('./EventEdit.tsx')).EventEdit);
