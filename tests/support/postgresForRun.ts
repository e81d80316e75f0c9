import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administrator's URL of the one PostgreSQL of this run. */
    postgresAdminUrl: string;
  }
}

/** One PostgreSQL for all test files of the project `server-postgres`. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const postgres = await startPostgres();
  project.provide('postgresAdminUrl', postgres.adminUrl);
  return postgres.stop;
};
