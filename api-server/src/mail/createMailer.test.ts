import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { simpleParser } from 'mailparser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/connect.ts';
import { mailOutbox } from '../db/tables/mail.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { createMailer, type Mailer } from './createMailer.ts';
import { takeDueMail } from './outbox.ts';
import { queueMail } from './queueMail.ts';
import { type SmtpSink, startSmtpSink } from './smtpSink.ts';

let database: Database;
let folder: string;
let now: Date;
let log: string[];
let mailers: Mailer[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(mailOutbox).where(sql`true`);
  folder = mkdtempSync(join(tmpdir(), 'samudra-mail-'));
  now = new Date('2025-03-01T10:00:00Z');
  log = [];
  mailers = [];
});
afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  rmSync(folder, { recursive: true, force: true });
});

const write = (...line: unknown[]) => void log.push(JSON.stringify(line));
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const secret = 'Kata sandi: rahasia-42';

function mailer(smtpUrl?: string): Mailer {
  const env = { dataDir: folder, smtpUrl, mailFrom: 'Toko <toko@emas.example>' };
  const made = createMailer({
    db: database.db,
    env,
    now: () => now,
    log: { debug: write, info: write, warn: write, error: write },
  });
  mailers.push(made);
  return made;
}

const queue = (to = 'budi@example.com', subject = 'Selamat datang') =>
  database.db.transaction((tx) => queueMail(tx, { to, subject, text: secret, html: `<p>${secret}</p>` }, now));
const files = () => readdirSync(join(folder, 'outbox')).sort();
const rows = () => database.db.select().from(mailOutbox).orderBy(mailOutbox.id);

it('writes a mail as a file that a mail program reads, and lets its words go from the database', async () => {
  await queue();
  expect(await mailer().deliverDue()).toBe(1);
  const [name = ''] = files();
  expect(name).toMatch(/^20250301T100000\.000Z-\d{6,}-budi@example\.com\.eml$/);
  const mail = await simpleParser(readFileSync(join(folder, 'outbox', name)));
  expect(mail).toMatchObject({ subject: 'Selamat datang', text: secret, html: `<p>${secret}</p>`, date: now });
  expect(mail.to).toMatchObject({ text: 'budi@example.com' });
  expect(mail.from?.text).toContain('toko@emas.example');
  expect(await rows()).toMatchObject([{ sentAt: now, text: '', html: null, attempts: 1 }]);
});

it('writes neither words nor addresses into the log, but where the mail is', async () => {
  await queue();
  await mailer().deliverDue();
  expect(log).toHaveLength(1);
  expect(log[0]).toContain(join(folder, 'outbox', '20250301T100000.000Z-'));
  expect(log[0]).not.toMatch(/rahasia|budi/);
});

it('sends nothing of a transaction that did not commit', async () => {
  const failing = database.db.transaction(async (tx) => {
    await queueMail(tx, { to: 'budi@example.com', subject: 'S', text: 'T' }, now);
    throw new Error('no order');
  });
  await expect(failing).rejects.toThrow('no order');
  expect(await mailer().deliverDue()).toBe(0);
});

it('sends when it is woken', async () => {
  await queue();
  const sender = mailer();
  sender.wake();
  sender.wake();
  await vi.waitUntil(async () => (await rows()).every(({ sentAt }) => sentAt), { timeout: 20_000 });
  expect(files()).toHaveLength(1);
});

it('keeps the names of files inside the folder, whatever the address', async () => {
  await queue('../../etc/x y\u0000@EXAMPLE.com');
  await mailer().deliverDue();
  expect(files()).toEqual([expect.stringMatching(/-\.\._\.\._etc_x_y_?@example\.com\.eml$/)]);
});

it('lets nobody add headers or recipients through an address or a subject', async () => {
  await queue('budi@example.com, eve@example.com\r\nBcc: eve@example.com', 'Hai\r\nBcc: eve@example.com\r\n\r\nisi');
  await mailer().deliverDue();
  const [name = ''] = files();
  const mail = await simpleParser(readFileSync(join(folder, 'outbox', name)));
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe('Hai Bcc: eve@example.com isi');
  expect(mail.text).toBe(secret);
  expect([mail.to].flat()).toHaveLength(1);
});

it('does not send twice what two mailers see at once', async () => {
  for (let count = 0; count < 10; count += 1) await queue(`pembeli${count}@example.com`);
  const sent = await Promise.all([mailer().deliverDue(), mailer().deliverDue()]);
  expect(sent.reduce((sum, count) => sum + count)).toBe(10);
  expect(await rows()).toMatchObject(Array.from({ length: 10 }, () => ({ attempts: 1 })));
});

it('sends again what a killed process had in hand, once its time is over', async () => {
  await queue();
  await takeDueMail(database.db, now);
  const sender = mailer();
  expect(await sender.deliverDue()).toBe(0);
  now = minutes(3);
  expect(await sender.deliverDue()).toBe(1);
});

it('leaves a mail that nobody took for three days, and keeps its row', async () => {
  await queue();
  now = minutes(3 * 24 * 60);
  expect(await mailer().deliverDue()).toBe(0);
  expect(await rows()).toMatchObject([{ sentAt: null, text: secret }]);
});

it('finishes the mail in hand when it is stopped, and takes no other', async () => {
  for (let count = 0; count < 5; count += 1) await queue(`pembeli${count}@example.com`);
  const sender = mailer();
  const delivery = sender.deliverDue();
  await sender.stop();
  expect(await delivery).toBeLessThan(5);
  expect((await rows()).filter(({ sentAt, attempts }) => attempts > 0 && !sentAt)).toEqual([]);
});

it('can be woken inside a transaction', async () => {
  const sender = mailer();
  await database.db.transaction(async (tx) => {
    await queueMail(tx, { to: 'budi@example.com', subject: 'S', text: 'T' }, now);
    sender.wake();
  });
  await sender.deliverDue();
  expect(log.join()).not.toContain('Inside a transaction');
  expect(files()).toHaveLength(1);
});

const sinks: SmtpSink[] = [];
afterEach(async () => {
  await Promise.all(sinks.splice(0).map((sink) => sink.stop()));
});

async function smtp(): Promise<SmtpSink> {
  const sink = await startSmtpSink();
  sinks.push(sink);
  return sink;
}

it('hands mails to a mail server', async () => {
  const sink = await smtp();
  await queue();
  await queue('siti@example.com');
  expect(await mailer(sink.url).deliverDue()).toBe(2);
  expect(sink.accepted.map(({ to }) => to)).toEqual(['budi@example.com', 'siti@example.com']);
  expect((await simpleParser(sink.accepted[0]?.data ?? '')).text).toBe(secret);
});

it('loses no mail to a server that refuses, and rests longer after each failure', async () => {
  const sink = await smtp();
  await queue();
  const sender = mailer(sink.url);
  sink.refuse = '550 5.1.1 budi@example.com is unknown here';
  expect(await sender.deliverDue()).toBe(0);
  expect(await rows()).toMatchObject([
    { sentAt: null, attempts: 1, nextTryAt: minutes(1), text: secret, lastError: expect.stringContaining('550') },
  ]);
  expect(log.join()).toContain('550');
  expect(log.join()).not.toContain('budi');
  now = minutes(1);
  await sender.deliverDue();
  expect(await rows()).toMatchObject([{ sentAt: null, attempts: 2, nextTryAt: minutes(2) }]);
  sink.refuse = '';
  now = minutes(1);
  expect(await sender.deliverDue()).toBe(0);
  now = minutes(1);
  expect(await sender.deliverDue()).toBe(1);
  expect(sink.accepted).toHaveLength(1);
  expect(await rows()).toMatchObject([{ sentAt: now, attempts: 3, lastError: null }]);
});

it('loses no mail to a server that is down, and sends the rest meanwhile', async () => {
  const sink = await smtp();
  await queue();
  const sender = mailer(sink.url);
  await sink.stop();
  expect(await sender.deliverDue()).toBe(0);
  expect(await database.db.$count(mailOutbox, eq(mailOutbox.attempts, 1))).toBe(1);
  await sink.start();
  now = minutes(1);
  expect(await sender.deliverDue()).toBe(1);
});
