import { jakartaDate } from 'shop-core/rules';
import { type KeptAnswers, keptAnswers } from '../db/keptAnswers.ts';
import type { Services } from '../services.ts';
import type { PublicAnswer } from './publicAnswer.ts';

/** Keeps what visitors are answered until something that is shown changes, or the day: sales begin and end with it. */
export function publicAnswers({ database, now }: Pick<Services, 'database' | 'now'>): KeptAnswers<PublicAnswer> {
  const kept = keptAnswers<PublicAnswer>(database.changes.count);
  return (key, load) => kept(`${jakartaDate(now())} ${key}`, load);
}
