import type { AddressInfo } from 'node:net';
import type { Listeners } from './app.ts';
import { demoAccounts } from './db/seed/demoAccounts.ts';
import type { Env } from './env.ts';

/** What a person reads when the server is up: where it is, and who may log in on a demo. */
export function welcome({ shop, admin }: Listeners, env: Env): string {
  const lines = [
    '',
    `  Samudra Emas`,
    `  shop     ${urlOf(shop, env.host)}`,
    `  console  ${urlOf(admin, env.host)}`,
    `  data     ${env.databaseUrl ? 'PostgreSQL' : env.dataDir}`,
    `  mail     ${env.smtpUrl ? 'SMTP' : `${env.dataDir}/outbox (.eml files)`}`,
    '',
  ];
  if (env.seed === 'demo') {
    lines.push(
      '  Demo accounts',
      ...demoAccounts.map(({ who, login, password }) => `  ${who.padEnd(12)} ${login.padEnd(28)} ${password}`),
      '',
    );
  }
  return lines.map((line) => `${line}\n`).join('');
}

function urlOf(app: Listeners['shop'], host: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
}
