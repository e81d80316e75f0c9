import { expect } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';
import { callsOf } from './adminCalls.ts';

/** Approves a review as the back office does. */
export async function approveReview(adminUrl: string, id: number): Promise<void> {
  const ask = await callsOf(adminUrl, superAdmin);
  const { status } = await ask(`PUT /reviews/${id}/status`, { status: 'APPROVE' });
  expect(status).toBe(200);
}
