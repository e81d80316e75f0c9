import { individual } from '../../api-server/src/db/seed/demoAccounts.ts';

/** A login as the shop's own page asks for it. */
export async function logIn(shopUrl: string, username: string): Promise<{ id: number; code: string; token: string }> {
  const response = await fetch(`${shopUrl}/api/user/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: individual.password }),
  });
  if (!response.ok) throw new Error(`${username} could not log in: ${response.status}`);
  const { data } = (await response.json()) as { data: { token: string } };
  return { id: 0, code: username.toUpperCase(), token: data.token };
}
