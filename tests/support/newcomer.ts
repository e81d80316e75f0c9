import { createShopClient } from 'shop-core/client';
import { authenticate, register, resetPassword } from 'shop-core/contract';
import { newestMailTo } from './outbox.ts';

export interface Newcomer {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

interface Place {
  readonly shopUrl: string;
  readonly dataDir: string;
}

let count = 0;

/** A customer of their own, with a password they chose: the server of a worker and its demo accounts are shared. */
export async function newcomer({ shopUrl, dataDir }: Place): Promise<Newcomer> {
  count += 1;
  const username = `tamu${Date.now().toString(36)}${count}`;
  const person = { username, email: `${username}@contoh.test`, password: 'kapal-layar-berlabuh-7' };
  let token: string | undefined;
  const client = createShopClient({ baseUrl: `${shopUrl}/api`, getToken: () => token });
  const noCompany = { customerType: 'INDIVIDU', isNewCompany: false, hasValidCompany: false } as const;
  await client.send(register, { body: { email: person.email, username, ...noCompany } });
  const { text } = await newestMailTo(dataDir, person.email);
  const mailed = /Password[^:\n]*:\s*(\S+)/i.exec(text)?.[1] ?? '';
  ({ token } = await client.send(authenticate, { body: { username, password: mailed } }));
  const change = { username, currentPassword: mailed, newPassword: person.password };
  await client.send(resetPassword, { body: change });
  return person;
}
