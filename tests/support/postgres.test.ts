import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the PostgreSQL of the tests', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('waits for the disk at every commit', async () => {
    expect(await query(postgres.adminUrl, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(postgres.adminUrl, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('keeps what was committed through a power cut, and leaves nothing behind', async () => {
    const own = await startPostgres();
    await query(own.adminUrl, 'create table kept (n integer); insert into kept values (1)');
    await own.stopImmediate();
    await expect(query(own.adminUrl, 'select 1')).rejects.toThrow();
    await own.restart();
    expect(await query(own.adminUrl, 'select n from kept')).toEqual([{ n: 1 }]);
    await own.stop();
    expect(existsSync(own.dataDir)).toBe(false);
  });
});
