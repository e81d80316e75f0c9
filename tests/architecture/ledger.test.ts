import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from '../support/repository.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporaryFolder.ts';

// Written apart, so that this file names no statement of the real ledger.
const id = (number: string): string => `S${number}`;
const bracket = (...numbers: string[]): string => `[${numbers.map(id).join(', ')}]`;

let folder: TemporaryFolder;
const put = (path: string, text: string): void => writeFileSync(join(folder.path, path), text);
const ledger = (...args: string[]) => {
  const script = join(repository, 'scripts/ledger.mjs');
  return spawnSync(process.execPath, [script, '--root', folder.path, ...args], { encoding: 'utf8' });
};

beforeEach(() => {
  folder = temporaryFolder('ledger');
  mkdirSync(join(folder.path, 'docs/spec'), { recursive: true });
  mkdirSync(join(folder.path, 'src'));
  const rows = ['id\twhere\tstatement', '1.1\tshop\tOne', '1.2\tshop\tTwo', '1.10\trules\tTen'];
  put('docs/spec/ledger.tsv', rows.map((row) => row.replace(/^\d/, 'S$&')).join('\n'));
});
afterEach(() => folder.remove());

describe('npm run ledger', () => {
  it('lists by area what no title names, and counts', () => {
    put('src/a.test.ts', `it.each([1])('sells %s ${bracket('1.1')}', () => {}); // ${bracket('1.2')}`);
    const { stdout } = ledger();
    expect(stdout).toContain('shop: 1 of 2 named by no test');
    expect(stdout).toContain(`${id('1.2')}   Two`);
    expect(stdout).not.toContain('One');
    expect(stdout).toContain('1 of 3 statements are named by a test');
  });

  it('reads several ids in one bracket, in journeys too, but not of a skipped test', () => {
    put('src/a.spec.ts', `test.describe('x ${bracket('1.10', '1.1')}', () => it.skip('y ${bracket('1.2')}', f));`);
    ledger('--write');
    expect(readFileSync(join(folder.path, 'docs/spec/ledger-named.txt'), 'utf8')).toBe(`${id('1.1')}\n${id('1.10')}\n`);
  });

  it('fails its check when a statement is named no longer, or is none', () => {
    put('src/a.test.ts', `it('x ${bracket('1.1')}', f)`);
    ledger('--write');
    expect(ledger('--check').status).toBe(0);
    put('src/a.test.ts', `it('x ${bracket('7.7')}', f)`);
    const { status, stderr } = ledger('--check');
    expect(status).toBe(1);
    expect(stderr).toContain(`${id('1.1')} was named by a test title and is named no longer`);
    expect(stderr).toContain(`${id('7.7')} stands in a test title but not in the ledger`);
  });
});
