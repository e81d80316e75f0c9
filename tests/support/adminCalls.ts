import type { DemoAccount } from '../../api-server/src/db/seed/demoAccounts.ts';

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each call has its own, and a journey reads of it what it knows is there.
  readonly data: any;
}

/** Asks as somebody with this token, past all screens; a call is named like 'GET /users/1'. */
export const callsWith =
  (adminUrl: string, token?: string) =>
  async (call: string, sent?: object | FormData): Promise<Reply> => {
    const [method = '', path = ''] = call.split(' ');
    const isForm = sent instanceof FormData;
    const body = isForm ? sent : sent && JSON.stringify(sent);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${adminUrl}/api${path}`, { method, headers, ...(body && { body }) });
    return { status: answer.status, data: (await answer.json()).data };
  };

/** The same for somebody who logs in first. */
export async function callsOf(adminUrl: string, { login: email, password }: DemoAccount) {
  const { data } = await callsWith(adminUrl)('POST /login', { email, password });
  return callsWith(adminUrl, data.token);
}
