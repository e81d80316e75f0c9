import { expect, it } from 'vitest';
import { turnsOfTheLoop } from './turnsOfTheLoop.ts';

/** A clock on which each piece of work takes so long, and what was done between the turns of the loop. */
async function work(pieces: number, msEach: number) {
  let now = 0;
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const myTurn = turnsOfTheLoop(() => now);
  const done: { piece: number; turn: number }[] = [];
  const one = async (piece: number) => {
    await myTurn();
    now += msEach;
    done.push({ piece, turn });
  };
  await Promise.all(Array.from({ length: pieces }, (_, piece) => one(piece)));
  isOver = true;
  const turns = [...new Set(done.map((each) => each.turn))].map((of) => done.filter((each) => each.turn === of).length);
  return { order: done.map(({ piece }) => piece), turns };
}

it('pieces of work that came at once leave the loop a turn after each 20 ms, first come first served', async () => {
  const { order, turns } = await work(12, 10);
  expect(order).toEqual(Array.from({ length: 12 }, (_, piece) => piece));
  expect(turns).toEqual([2, 2, 2, 2, 2, 2]);
});

it('what is short goes on without a turn between', async () => {
  expect((await work(10, 1)).turns).toEqual([10]);
});
