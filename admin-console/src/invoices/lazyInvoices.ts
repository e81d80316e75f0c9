import { lazyCode } from '../fetching/lazyCode.tsx';

// Each comes when somebody opens it.
export const InvoiceList = lazyCode(async () => (await import('./InvoiceList.tsx')).InvoiceList);
export const InvoiceShow = lazyCode(async () => (await import('./InvoiceShow.tsx')).InvoiceShow);
export const PendingIssued = lazyCode(async () => (await import('./PendingIssued.tsx')).PendingIssued);
export const InvoicePage = lazyCode(async () => (await import('./InvoicePage.tsx')).InvoicePage);
