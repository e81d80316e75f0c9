import { lazy } from 'react';

// Each comes when somebody opens it.
export const InvoiceList = lazy(async () => ({ default: (await import('./InvoiceList.tsx')).InvoiceList }));
export const InvoiceShow = lazy(async () => ({ default: (await import('./InvoiceShow.tsx')).InvoiceShow }));
export const PendingIssued = lazy(async () => ({ default: (await import('./PendingIssued.tsx')).PendingIssued }));
export const InvoicePage = lazy(async () => ({ default: (await import('./InvoicePage.tsx')).InvoicePage }));
