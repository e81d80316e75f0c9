import { resolve } from 'node:path';
import * as z from 'zod';
import { allowedOrigins } from './allowedOrigins.ts';
import { OperatorError } from './operatorError.ts';
import { trustedProxies } from './trustedProxies.ts';

const whole = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);
const port = whole.refine((number) => number <= 65_535);

const url = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)));

const environment = z.object({
  SHOP_PORT: port.default(4000),
  ADMIN_PORT: port.default(4001),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .default('Samudra Emas <no-reply@samudra-emas.example>'),
  // The key travels as a header of its own; fetch takes no address with a password in it.
  RATE_SERVICE_URL: url('http', 'https')
    .refine((text) => new URL(text).username === '' && new URL(text).password === '')
    .optional(),
  RATE_SERVICE_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional(),
  RATE_SERVICE_ORIGIN: z
    .string()
    .regex(/^[\w.-]{1,40}$/)
    .optional(),
  // Three tries must end before a shopper's browser gives up (15 s).
  RATE_SERVICE_TIMEOUT_MS: whole.refine((ms) => ms >= 100 && ms <= 4_000).default(2_000),
  SECRETS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,200}$/)
    .optional(),
  PUBLIC_SHOP_URL: url('http', 'https')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  TRUST_PROXY: z
    .string()
    .transform(trustedProxies)
    .refine((proxies) => proxies !== undefined)
    .default(0),
  ALLOWED_ORIGINS: z
    .string()
    .transform(allowedOrigins)
    .refine((origins) => origins !== undefined)
    .default([]),
});

type Name = keyof typeof environment.shape;

const mustBe: Readonly<Record<Name, string>> = {
  SHOP_PORT: 'a whole number from 0 to 65535 (0: any free port)',
  ADMIN_PORT: 'a whole number from 0 to 65535 (0: any free port)',
  HOST: 'an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'like postgres://user:password@host:5432/database, or left out for the embedded database',
  SMTP_URL: 'like smtp://user:password@host:587 or smtps://..., or left out for .eml files in DATA_DIR/outbox',
  MAIL_FROM: 'an address, such as no-reply@shop.example or Shop <no-reply@shop.example>',
  RATE_SERVICE_URL: 'an http or https address without a password, or left out for the built-in tables of rates',
  RATE_SERVICE_KEY: 'up to 200 letters, digits and signs without spaces',
  RATE_SERVICE_ORIGIN: 'the code of the village that parcels leave from, such as 31.74.01.1001',
  RATE_SERVICE_TIMEOUT_MS: 'a whole number of milliseconds from 100 to 4000',
  SECRETS_KEY: '32 to 200 letters, digits and signs without spaces, such as openssl rand -base64 32 gives',
  PUBLIC_SHOP_URL: 'the address visitors know the shop by, such as https://shop.example',
  SEED: 'demo or none',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  NODE_ENV: 'development, test or production',
  TRUST_PROXY: 'a number of proxies, or their addresses and ranges with commas between (loopback, 10.0.0.0/8)',
  ALLOWED_ORIGINS:
    'the exact origins of shops that come from elsewhere, with commas between, such as https://toko.example (no path, no slash at the end, no *)',
};

/** Variables whose value is never shown: it may hold a password. */
const secret: ReadonlySet<string> = new Set<Name>([
  'DATABASE_URL',
  'SMTP_URL',
  'RATE_SERVICE_URL',
  'RATE_SERVICE_KEY',
  'SECRETS_KEY',
]);

/** A service outside that is asked what couriers ask. */
export interface RateServiceEnv {
  readonly url: string;
  /** Never shown. */
  readonly key: string;
  readonly origin: string;
  readonly timeoutMs: number;
}

export interface Env {
  readonly shopPort: number;
  readonly adminPort: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Without one the couriers' tables in the database are used. */
  readonly rateService: RateServiceEnv | undefined;
  /** What secrets in the database are sealed with: by the first; the others still open. Never shown. */
  readonly secretKeys: readonly string[];
  /** Without a slash at the end. */
  readonly publicShopUrl: string;
  readonly seed: 'demo' | 'none';
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly nodeEnv: 'development' | 'test' | 'production';
  /** As Fastify's `trustProxy` takes it. */
  readonly trustProxy: number | string[];
  /** Of pages that come from elsewhere and may ask this shop. */
  readonly allowedOrigins: readonly string[];
}

/** One line for each variable that is wrong, saying what it may be. */
export class BadEnvironment extends OperatorError {
  override name = 'BadEnvironment';
}

type Variables = Readonly<Record<string, string | undefined>>;

function complaint(name: Name, value: string | undefined): string {
  const found = secret.has(name) ? 'is not usable' : `is ${JSON.stringify(value)}`;
  return `${name} ${found}; it must be ${mustBe[name]}.`;
}

function complaints(issues: readonly z.core.$ZodIssue[], given: Variables): string[] {
  const wrong = new Set(issues.map(({ path }) => path[0]));
  const names = Object.keys(environment.shape).filter((name): name is Name => wrong.has(name));
  return names.map((name) => complaint(name, given[name]));
}

function rateServiceOf(env: z.output<typeof environment>): RateServiceEnv | undefined {
  const { RATE_SERVICE_URL: url, RATE_SERVICE_KEY: key, RATE_SERVICE_ORIGIN: origin } = env;
  if (!url && !key && !origin) return undefined;
  if (url && key && origin) return { url, key, origin, timeoutMs: env.RATE_SERVICE_TIMEOUT_MS };
  throw new BadEnvironment('RATE_SERVICE_URL, RATE_SERVICE_KEY and RATE_SERVICE_ORIGIN must be set together.');
}

/**
 * The settings of the server; a variable that is missing or empty has its usual value.
 * @throws BadEnvironment
 */
export function readEnv(variables: Variables): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(given);
  if (!read.success) throw new BadEnvironment(complaints(read.error.issues, given).join('\n'));
  const env = read.data;
  if (env.SHOP_PORT === env.ADMIN_PORT && env.SHOP_PORT !== 0) {
    throw new BadEnvironment(`SHOP_PORT and ADMIN_PORT are both ${env.SHOP_PORT}; they must differ.`);
  }
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction && env.SEED === 'demo') {
    throw new BadEnvironment(
      'SEED is demo, but NODE_ENV is production: a shop with public passwords is for show only.',
    );
  }
  return {
    shopPort: env.SHOP_PORT,
    adminPort: env.ADMIN_PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    rateService: rateServiceOf(env),
    secretKeys: env.SECRETS_KEY === undefined ? [] : [env.SECRETS_KEY],
    publicShopUrl: env.PUBLIC_SHOP_URL ?? `http://localhost:${env.SHOP_PORT}`,
    seed: env.SEED ?? (isProduction ? 'none' : 'demo'),
    logLevel: env.LOG_LEVEL,
    nodeEnv: env.NODE_ENV,
    trustProxy: env.TRUST_PROXY,
    allowedOrigins: env.ALLOWED_ORIGINS,
  };
}
