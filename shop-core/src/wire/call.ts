import type * as z from './zod.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may ask: anybody, a logged-in customer of the shop, or an admin of the console. */
export type Audience = 'anyone' | 'customer' | 'admin';

/** Everything about a call beside its address. Each part is a codec between our names and the wire's. */
export interface CallSpec {
  readonly auth: Audience;
  /** Asking twice does no harm although it is no GET: an ask that got no answer may simply be asked again. */
  readonly isRepeatable?: true;
  /** A GET that changes something (S7.17): without an answer nobody knows whether it was done. */
  readonly isWrite?: true;
  /** The body travels as multipart/form-data: its fields are texts, a file is bytes. */
  readonly isMultipart?: true;
  /** `{name}` parts of the path, by wire name. */
  readonly params?: z.core.$ZodType;
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** What stands under `data` in the reply. */
  readonly reply: z.core.$ZodType;
  /** What stands under `meta` in the reply, beside the data. */
  readonly meta?: z.core.$ZodType;
  /** What stands under `figures` in a refusal for stale claims. */
  readonly figures?: z.core.$ZodType;
}

/** A call of the contract: declared once, sent by the client and served by the server. */
export type Call<S extends CallSpec = CallSpec> = S & {
  readonly method: Method;
  /** The path under the API prefix with `{wire-name}` for each parameter. */
  readonly path: string;
};

type Part<S, K extends string> = K extends keyof S
  ? S[K] extends z.core.$ZodType
    ? { [P in K]: z.output<S[K]> }
    : unknown
  : unknown;

/** What the asking side passes: `params`, `query` and `body`, as far as the call has them. */
export type AskOf<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
/** What the asking side gets: the data, or data and meta where the call declares meta. */
export type ReplyOf<C extends CallSpec> = C['meta'] extends z.core.$ZodType
  ? { data: z.output<C['reply']>; meta: z.output<C['meta']> }
  : z.output<C['reply']>;

/**
 * Declares a call: `call('PUT /cart', { auth: 'customer', body: changedLine, reply: cart })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function call<const S extends CallSpec>(route: `${Method} /${string}`, spec: S): Call<S> {
  const [method, path] = route.split(' ') as [Method, string];
  return { ...spec, method, path };
}
