import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mailsTo, newestMailTo } from './outbox.ts';
import { type TemporaryFolder, temporaryFolder } from './temporaryFolder.ts';

let data: TemporaryFolder;
beforeEach(() => {
  data = temporaryFolder('outbox');
});
afterEach(() => data.remove());

const put = (name: string, to: string, subject: string, time: number): void => {
  const file = join(data.path, 'outbox', name);
  mkdirSync(join(data.path, 'outbox'), { recursive: true });
  writeFileSync(file, `From: toko@samudra.test\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nKata sandi: rahasia=21\r\n`);
  utimesSync(file, time, time);
};

it('finds the newest mail of one person among all', async () => {
  put('a.eml', 'Ibu Sari <sari@samudra.test>', 'lama', 1);
  put('b.eml', 'sari@samudra.test', 'baru', 3);
  put('c.eml', 'budi@samudra.test', 'lain', 5);
  const mail = await newestMailTo(data.path, 'SARI@samudra.test');
  expect(mail).toMatchObject({ subject: 'baru', text: 'Kata sandi: rahasia=21\n', to: ['sari@samudra.test'] });
  expect((await newestMailTo(data.path, 'sari@samudra.test', /lama/)).subject).toBe('lama');
});

it('waits for a mail that is not there yet', async () => {
  const mail = newestMailTo(data.path, 'sari@samudra.test');
  put('a.eml', 'sari@samudra.test', 'akhirnya', 1);
  expect((await mail).subject).toBe('akhirnya');
});

it('knows no mail before there is an outbox', async () => {
  expect(await mailsTo(data.path, 'sari@samudra.test')).toEqual([]);
});
