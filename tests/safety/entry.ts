import type { AskOf, Call } from 'shop-core/wire';
import type { Buyer, TestPurchase } from '../../api-server/src/shop/testPurchase.ts';

/** What an ask is made of. `a` asks for what is theirs; `b` is somebody else. */
export interface World {
  readonly shop: TestPurchase;
  readonly a: Buyer;
  readonly b: Buyer;
}

/** An ask in our names, of any call. */
export type LooseAsk = Readonly<Partial<Record<'params' | 'query' | 'body', Readonly<Record<string, unknown>>>>>;

interface More {
  /** The field of the ask that names a thing of A's. Asked for by another, it is as absent as one that nobody has. */
  readonly owned?: string;
  /** What another customer gets who sends A's ask, where neither `owned` nor a customer code says it. */
  readonly others?: 403 | 404 | 422;
  /** The call looks at no token: who logs in comes with a dead one. */
  readonly ignoresToken?: true;
  /** What every one of the callers gets, because the call wants something that none of them has. */
  readonly everybody?: 401;
}

/** How to ask a call so that it is served: what a route table can't tell. */
export interface Entry extends More {
  readonly call: Call;
  readonly ask: (world: World) => Promise<LooseAsk> | LooseAsk;
}

/** A call whose ask is empty needs no `ask`. */
export function entry<C extends Call>(
  call: C,
  ...[ask, more]: unknown extends AskOf<C>
    ? [ask?: undefined, more?: More]
    : [ask: (world: World) => Promise<AskOf<C>> | AskOf<C>, more?: More]
): Entry {
  return { call, ask: (world) => (ask?.(world) ?? {}) as LooseAsk, ...more };
}

export const nameOf = ({ method, path }: Call): string => `${method} ${path}`;
