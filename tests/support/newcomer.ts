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

/** A customer who has bought nothing yet, with a password they chose. */
export async function newcomer({ shopUrl, dataDir }: Place): Promise<Newcomer> {
  const person = { username: 'tamubaru', email: 'tamu.baru@contoh.test', password: 'kapal-layar-berlabuh-7' };
  let token: string | undefined;
  const client = createShopClient({ baseUrl: `${shopUrl}/api`, getToken: () => token });
  const noCompany = { customerType: 'INDIVIDU', isNewCompany: false, hasValidCompany: false } as const;
  await client.send(register, { body: { email: person.email, username: person.username, ...noCompany } });
  const { text } = await newestMailTo(dataDir, person.email);
  const mailed = /Password[^:\n]*:\s*(\S+)/i.exec(text)?.[1] ?? '';
  ({ token } = await client.send(authenticate, { body: { username: person.username, password: mailed } }));
  const change = { username: person.username, currentPassword: mailed, newPassword: person.password };
  await client.send(resetPassword, { body: change });
  return person;
}
