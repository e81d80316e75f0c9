import type { ShopError } from '../../client/shopError.ts';
import { atom } from '../provider/atom.ts';

/** What a shopper wants of a cart line while the server has not answered yet, or why it said no. */
export interface LineIntent {
  /** The newest quantity asked for. */
  readonly quantity: number | null;
  readonly isPending: boolean;
  /** Of the last attempt on this line, until the next. */
  readonly error: ShopError | null;
}

export const noIntent: LineIntent = { quantity: null, isPending: false, error: null };

/** By line id. */
export const lineIntentsAtom = atom<ReadonlyMap<number, LineIntent>>(new Map());
