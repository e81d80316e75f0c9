import { expect, request } from '@playwright/test';
import { superAdmin } from '../../api-server/src/db/seed/demoAccounts.ts';

/** Approves a review as the back office does. */
export async function approveReview(adminUrl: string, id: number): Promise<void> {
  const desk = await request.newContext({ baseURL: adminUrl });
  const { login: email, password } = superAdmin;
  const login = await desk.post('/api/login', { data: { email, password } });
  const { data } = await login.json();
  const headers = { authorization: `Bearer ${data.token}` };
  const decided = await desk.put(`/api/reviews/${id}/status`, { headers, data: { status: 'APPROVE' } });
  expect(decided.status()).toBe(200);
  await desk.dispose();
}
