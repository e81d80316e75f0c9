import { connect, type Db } from '../../api-server/src/db/connect.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Changes what lies in a data folder that no server has open. */
export const changeData = async (dataDir: string, change: (db: Db) => Promise<unknown>): Promise<void> => {
  const database = await connect({ dataDir, databaseUrl: undefined }, quiet);
  try {
    await change(database.db);
  } finally {
    await database.close();
  }
};
