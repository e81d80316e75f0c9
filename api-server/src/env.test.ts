import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { BadEnvironment, readEnv } from './env.ts';

function complaintsOf(variables: Record<string, string>): string[] {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message.split('\n');
    throw error;
  }
  return [];
}

it('starts with nothing set', () => {
  expect(readEnv({})).toEqual({
    shopPort: 4000,
    adminPort: 4001,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Samudra Emas <no-reply@samudra-emas.example>',
    rateService: undefined,
    secretKeys: [],
    publicShopUrl: 'http://localhost:4000',
    seed: 'demo',
    logLevel: 'info',
    nodeEnv: 'development',
    trustProxy: 0,
    allowedOrigins: [],
  });
});

it('takes an empty variable for a missing one', () => {
  expect(readEnv({ SHOP_PORT: '', DATABASE_URL: ' ', SEED: '' })).toEqual(readEnv({}));
});

it('reads every variable', () => {
  const env = readEnv({
    SHOP_PORT: '80',
    ADMIN_PORT: '0',
    HOST: '::',
    DATA_DIR: '/var/lib/shop',
    DATABASE_URL: 'postgres://shop:secret@db:5433/shop',
    SMTP_URL: 'smtps://shop:secret@mail:465',
    MAIL_FROM: 'toko@emas.example',
    RATE_SERVICE_URL: 'https://ongkir.example/api/cost',
    RATE_SERVICE_KEY: 'kunci',
    RATE_SERVICE_ORIGIN: '31.71.01.1001',
    RATE_SERVICE_TIMEOUT_MS: '1500',
    SECRETS_KEY: 'vK3mYd0x9QwZr7Lb2Hc8Tn5Js1Fp6Ga4',
    PUBLIC_SHOP_URL: 'https://emas.example/',
    SEED: 'none',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    ALLOWED_ORIGINS: 'https://toko.example, http://localhost:5173',
  });
  expect(env).toMatchObject({ allowedOrigins: ['https://toko.example', 'http://localhost:5173'] });
  expect(env).toMatchObject({ shopPort: 80, adminPort: 0, host: '::', dataDir: resolve('/var/lib/shop') });
  expect(env).toMatchObject({ databaseUrl: 'postgres://shop:secret@db:5433/shop', mailFrom: 'toko@emas.example' });
  expect(env).toMatchObject({ smtpUrl: 'smtps://shop:secret@mail:465', publicShopUrl: 'https://emas.example' });
  expect(env).toMatchObject({ seed: 'none', logLevel: 'silent', nodeEnv: 'production' });
  expect(env.secretKeys).toEqual(['vK3mYd0x9QwZr7Lb2Hc8Tn5Js1Fp6Ga4']);
  expect(env.rateService).toEqual({
    url: 'https://ongkir.example/api/cost',
    key: 'kunci',
    origin: '31.71.01.1001',
    timeoutMs: 1500,
  });
  expect(env.trustProxy).toEqual(['loopback', '10.0.0.0/8']);
});

it('lets both ports be any free one, but not the same one', () => {
  expect(readEnv({ SHOP_PORT: '0', ADMIN_PORT: '0' })).toMatchObject({ shopPort: 0, adminPort: 0 });
  expect(complaintsOf({ SHOP_PORT: '4001' })).toEqual(['SHOP_PORT and ADMIN_PORT are both 4001; they must differ.']);
});

it('says in one line a variable what is wrong and what is allowed', () => {
  expect(complaintsOf({ SHOP_PORT: '70000', ADMIN_PORT: '-1', SEED: 'all', LOG_LEVEL: 'loud', HOST: 'a b' })).toEqual([
    'SHOP_PORT is "70000"; it must be a whole number from 0 to 65535 (0: any free port).',
    'ADMIN_PORT is "-1"; it must be a whole number from 0 to 65535 (0: any free port).',
    'HOST is "a b"; it must be an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0.',
    'SEED is "all"; it must be demo or none.',
    'LOG_LEVEL is "loud"; it must be fatal, error, warn, info, debug, trace or silent.',
  ]);
});

it('never shows a value that may hold a password', () => {
  const complaints = complaintsOf({ DATABASE_URL: 'mysql://shop:hunter2@db', SMTP_URL: 'shop:hunter2@mail' });
  expect(complaints).toHaveLength(2);
  expect(complaints.join()).not.toContain('hunter2');
  const rates = complaintsOf({ RATE_SERVICE_URL: 'https://hunter2@ongkir.example', RATE_SERVICE_KEY: 'hunter2 \n' });
  expect(rates).toHaveLength(2);
  expect(rates.join()).not.toContain('hunter2');
  expect(complaintsOf({ SECRETS_KEY: 'hunter2' })).toEqual([
    'SECRETS_KEY is not usable; it must be 32 to 200 letters, digits and signs without spaces, such as openssl rand -base64 32 gives.',
  ]);
});

it('takes a rate service whole or not at all', () => {
  const whole = { RATE_SERVICE_URL: 'http://localhost', RATE_SERVICE_KEY: 'kunci', RATE_SERVICE_ORIGIN: '1' };
  expect(readEnv(whole).rateService).toEqual({ url: 'http://localhost', key: 'kunci', origin: '1', timeoutMs: 2000 });
  for (const missing of Object.keys(whole)) {
    expect(complaintsOf({ ...whole, [missing]: '' })).toEqual([
      'RATE_SERVICE_URL, RATE_SERVICE_KEY and RATE_SERVICE_ORIGIN must be set together.',
    ]);
  }
  for (const ms of ['0', '99', '4001', '1e3']) {
    expect(complaintsOf({ ...whole, RATE_SERVICE_TIMEOUT_MS: ms })).toHaveLength(1);
  }
});

it.each(['true', '*', '10.0.0.0/33', '1.2.3', 'loopback,', '10.0.0.1/8/8', '999'])(
  'does not trust the proxy %j',
  (proxies) => {
    expect(complaintsOf({ TRUST_PROXY: proxies })).toHaveLength(1);
  },
);

it.each([
  '*',
  'https://*.toko.example',
  'toko.example',
  'https://toko.example/',
  'https://toko.example/api',
  'null',
  'ftp://a',
  ',',
])('lets no page of %j ask, and says what an origin is', (origins) => {
  expect(complaintsOf({ ALLOWED_ORIGINS: origins })).toEqual([
    `ALLOWED_ORIGINS is ${JSON.stringify(origins)}; it must be the exact origins of shops that come from elsewhere, with commas between, such as https://toko.example (no path, no slash at the end, no *).`,
  ]);
});

it.each(['a@b\r\nBcc: c@d', 'Shop <a@b> x', 'nobody', 'A <a b@c>'])('does not send from %j', (from) => {
  expect(complaintsOf({ MAIL_FROM: from })).toHaveLength(1);
});

it('118: is no demonstration in production, and refuses to be one', () => {
  expect(readEnv({ NODE_ENV: 'production' }).seed).toBe('none');
  expect(complaintsOf({ NODE_ENV: 'production', SEED: 'demo' })).toEqual([
    'SEED is demo, but NODE_ENV is production: a shop with public passwords is for show only.',
  ]);
});
