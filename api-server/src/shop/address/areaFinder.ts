import type { FoundArea } from 'shop-core/contract';
import { areaSearch } from 'shop-core/rules/account';
import type { Db } from '../../db/connect.ts';
import { myTurn } from '../../turnsOfTheLoop.ts';
import { everyArea } from './everyArea.ts';

type Find = (typed: string) => FoundArea[];

/**
 * Finds areas by what somebody typed. All of them are read at the first search and stay in memory (16 MB): they never
 * change while the server runs, and no query over 83,763 names by the beginnings of their words is as quick.
 */
export function areaFinder(db: Db): (typed: string) => Promise<FoundArea[]> {
  let prepared: Promise<Find> | undefined;
  return async (typed) => {
    prepared ??= prepare(db).catch((error) => {
      prepared = undefined;
      throw error;
    });
    const find = await prepared;
    await myTurn();
    return find(typed);
  };
}

async function prepare(db: Db): Promise<Find> {
  return areaSearch(await everyArea(db));
}
