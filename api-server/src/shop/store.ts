import { inArray } from 'drizzle-orm';
import { type Store, storeStatus } from 'shop-core/rules';
import type { Db } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
import { config } from '../db/tables/content.ts';

/** The settings that close the store and say why, by the numbers the wire reads them with (S7.32, S7.33). */
const statusId = 2;
const noticeId = 6;

/** Whether the store is open. Inside a transaction that writes, `lock` keeps it so until the commit. */
export async function loadStore(db: Db, { lock = false } = {}): Promise<Store> {
  const rows = await (lock ? lockedSettings : settings)(db).execute();
  const settingOf = (id: number) => rows.find((row) => row.id === id)?.value ?? '';
  return { status: storeStatus(settingOf(statusId)), notice: settingOf(noticeId) };
}

const settingsIn = (db: Db) =>
  db
    .select({ id: config.id, value: config.value })
    .from(config)
    .where(inArray(config.id, [statusId, noticeId]));

const settings = hotQuery((db) => settingsIn(db).prepare('store_settings'));
const lockedSettings = hotQuery((db) => settingsIn(db).for('share').prepare('locked_store_settings'));
