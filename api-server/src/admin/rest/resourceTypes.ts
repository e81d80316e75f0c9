import type { AskOf, Call } from 'shop-core/wire';
import type * as z from 'zod/mini';
import type { RestTable, RestWriting } from './restTable.ts';

/** A resource of the contract as `restList`, `restResource` or `editableResource` declares it. */
export interface Resource {
  readonly name: string;
  readonly entity: z.core.$ZodType;
  readonly sortable: readonly string[];
  readonly calls: {
    readonly list: Call;
    readonly one?: Call;
    readonly create?: Call;
    readonly update?: Call;
    readonly remove?: Call;
  };
}

type RowOf<R extends Resource> = z.output<R['entity']>;
type QueryOf<C> = AskOf<C> extends { readonly query: infer Q } ? Q : never;
type FiltersOf<R extends Resource> =
  QueryOf<R['calls']['list']> extends { filter?: infer F } ? Omit<NonNullable<F>, 'id'> : never;
type FormOf<R extends Resource> =
  AskOf<NonNullable<R['calls']['create']>> extends { readonly body: infer B } ? B : never;

/** How a resource is read: a filter and an order for each that its contract names. */
export type TableOf<R extends Resource> = RestTable<RowOf<R>, FiltersOf<R>, R['sortable'][number]>;
/** How a resource is written. */
export type WritingOf<R extends Resource> = RestWriting<RowOf<R>, FormOf<R>>;
