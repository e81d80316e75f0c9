import { lazyCode } from '../fetching/lazyCode.tsx';

// It comes when somebody opens it.
export const AuditList = lazyCode(async () => (await import('./AuditList.tsx')).AuditList);
