import { lazy } from 'react';

// It comes when somebody opens it.
export const AuditList = lazy(async () => ({ default: (await import('./AuditList.tsx')).AuditList }));
