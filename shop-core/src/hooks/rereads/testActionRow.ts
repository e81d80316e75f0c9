import type { Problem } from '../../rules/problem.ts';
import type { MemoryShop } from '../../testing/index.ts';
import type { Call } from '../../wire/index.ts';
import type { Actions, openPage } from './testPage.tsx';

type Page = Awaited<ReturnType<typeof openPage>>;

/** Something a person does, and what it makes the page ask again. */
export interface ActionRow {
  /** The hook and what is pressed: 'useCartLine.remove'. */
  readonly name: `${keyof Actions & string}.${string}`;
  readonly press: (actions: Actions, page: Page) => Promise<unknown>;
  /** The calls of the action itself, in order; none for what is only kept here. */
  readonly sends: readonly Call[];
  readonly answered: readonly Call[];
  /** After the refusal of the last call. Without, what is answered. */
  readonly refused?: readonly Call[];
  readonly refusal?: Problem;
  /** What is asked before the answer is there; nothing without. */
  readonly meanwhile?: readonly Call[];
  /** When the answer of a write gets lost: everything personal, unless only the cart was written. */
  readonly lost?: readonly Call[];
  /** Logged out: what was fetched for the customer is gone, and what visitors see is asked for. */
  readonly isVisitor?: true;
  readonly arrange?: (shop: MemoryShop) => void;
  /** What has to be done first, each step on the page that the one before left. */
  readonly first?: readonly Step[];
}

export type Step = (actions: Actions, page: Page) => unknown;
