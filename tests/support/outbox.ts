import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AddressObject, simpleParser } from 'mailparser';
import { until } from './until.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  to: string[];
}

const addresses = (to: AddressObject | AddressObject[] | undefined): string[] =>
  [to ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address?.toLowerCase() ?? []));

const read = async (file: string): Promise<Mail> => {
  const { subject = '', text = '', html, to } = await simpleParser(await readFile(file));
  return { subject, text, html: html || '', to: addresses(to) };
};

/** Newest first; a folder that is not there yet holds no mail. */
const mailFiles = async (outbox: string): Promise<string[]> => {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(outbox, name), time: (await stat(join(outbox, name))).mtimeMs, name })),
  );
  return files
    .sort((one, other) => other.time - one.time || other.name.localeCompare(one.name))
    .map(({ path }) => path);
};

/** All mails to an address that lie in the outbox now, newest first. */
export const mailsTo = async (dataDir: string, address: string): Promise<Mail[]> => {
  const mails = await Promise.all((await mailFiles(join(dataDir, 'outbox'))).map(read));
  return mails.filter(({ to }) => to.includes(address.toLowerCase()));
};

/** The newest mail to an address (with this subject, when given), awaited for at most ten seconds. */
export const newestMailTo = (dataDir: string, address: string, subject?: RegExp): Promise<Mail> =>
  until(`a mail to ${address}`, async () =>
    (await mailsTo(dataDir, address)).find((mail) => !subject || subject.test(mail.subject)),
  );
