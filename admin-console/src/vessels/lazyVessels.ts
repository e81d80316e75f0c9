import { lazy } from 'react';

// Each comes when somebody opens it.
export const VesselList = lazy(async () => ({ default: (await import('./VesselList.tsx')).VesselList }));
export const VesselCreate = lazy(async () => ({ default: (await import('./VesselCreate.tsx')).VesselCreate }));
export const VesselEdit = lazy(async () => ({ default: (await import('./VesselEdit.tsx')).VesselEdit }));
export const VesselShow = lazy(async () => ({ default: (await import('./VesselShow.tsx')).VesselShow }));
