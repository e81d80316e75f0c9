import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const VesselList = lazyCode(async () => (await import('./VesselList.tsx')).VesselList);
export const VesselCreate = lazyCode(async () => (await import('./VesselCreate.tsx')).VesselCreate);
export const VesselEdit = lazyCode(async () => (await import('./VesselEdit.tsx')).VesselEdit);
export const VesselShow = lazyCode(async () => (await import('./VesselShow.tsx')).VesselShow);
