import type { ProblemOf } from '../problem.ts';
import { type Allowance, allowancesOf, type HeldThing, type Holder } from './budgets.ts';

/** Something that a holder has already: one, or so many pieces at once. */
export interface Held {
  readonly since: Date;
  /** When it is free by itself; null as long as only somebody's doing frees it. */
  readonly until: Date | null;
  readonly pieces?: number;
}

/** What a holder wants more of. */
export interface HoldAsk {
  readonly what: HeldThing;
  readonly holder: Holder;
  /** How many more: one, unless said otherwise. */
  readonly pieces?: number;
  /** How many there are of it altogether, those that are held included: for a budget that is a part of them. */
  readonly outOf?: number;
  /** What it is called, where there are several of a kind. */
  readonly item?: string;
}

/**
 * Why a person can't have more of something that costs nothing to hold, with the moment from which it can be had; undefined
 * when the budget allows it. The moment is null when no waiting helps: too many are asked at once, or those that are held end
 * by no clock.
 */
export function whyNotHold(held: readonly Held[], ask: HoldAsk, now: Date): ProblemOf<'HELD_TOO_MUCH'> | undefined {
  let worst: ProblemOf<'HELD_TOO_MUCH'> | undefined;
  for (const allowance of allowancesOf(ask.what, ask.holder)) {
    const problem = whyNotWithin(allowance, held, ask, now);
    if (problem && isLonger(problem, worst)) worst = problem;
  }
  return worst;
}

function whyNotWithin(allowance: Allowance, held: readonly Held[], ask: HoldAsk, now: Date) {
  const { what, holder, pieces = 1, outOf = 0, item } = ask;
  const most = Math.max(allowance.most, Math.ceil((allowance.orPart ?? 0) * outOf));
  const live = held
    .map((each) => ({ ends: endOf(each, allowance), pieces: each.pieces ?? 1 }))
    .filter(({ ends }) => ends > now.getTime())
    .sort((one, other) => one.ends - other.ends);
  let over = live.reduce((sum, each) => sum + each.pieces, pieces) - most;
  if (over <= 0) return undefined;
  let freeAt = Number.POSITIVE_INFINITY;
  for (const each of live) {
    if (over <= 0) break;
    over -= each.pieces;
    freeAt = each.ends;
  }
  const isEnding = over <= 0 && Number.isFinite(freeAt);
  const named = item === undefined ? {} : { item };
  return { code: 'HELD_TOO_MUCH', what, holder, most, freeAt: isEnding ? new Date(freeAt) : null, ...named } as const;
}

function endOf({ since, until }: Held, { minutes }: Allowance): number {
  if (minutes !== undefined) return since.getTime() + minutes * 60_000;
  return until?.getTime() ?? Number.POSITIVE_INFINITY;
}

function isLonger({ freeAt }: ProblemOf<'HELD_TOO_MUCH'>, than: ProblemOf<'HELD_TOO_MUCH'> | undefined): boolean {
  if (!than) return true;
  if (than.freeAt === null) return false;
  return freeAt === null || freeAt > than.freeAt;
}
