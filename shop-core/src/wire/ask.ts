import type { AskOf, Call } from './call.ts';
import * as z from './zod.ts';

/** An ask as it goes over the wire. `url` is the path under the API prefix with its query. */
export interface WireAsk {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

/** The raw parts of an ask as a server received them, still in the wire's spelling. */
export interface RawAsk {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type LooseAsk = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** The asking side: our names to the wire's. */
export function encodeAsk<C extends Call>(call: C, ask: AskOf<C>): WireAsk {
  const { params, query, body } = ask as LooseAsk;
  const values = call.params ? (z.encode(call.params, params) as Record<string, unknown>) : {};
  const path = call.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = call.query ? searchOf(z.encode(call.query, query) as Record<string, unknown>) : '';
  return {
    method: call.method,
    url: path + search,
    ...(call.body && { body: z.encode(call.body, body) }),
  };
}

/**
 * The answering side: the wire's names to ours.
 * @throws z.core.$ZodError whose paths start with params, query or body and go on in the wire's spelling
 */
export function decodeAsk<C extends Call>(call: C, raw: RawAsk): AskOf<C> {
  const ask: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const read = z.safeDecode(schema, raw[part] as never, { reportInput: true });
    if (read.success) ask[part] = read.data;
    else issues.push(...read.error.issues.map((issue) => ({ ...issue, path: [part, ...issue.path] })));
  }
  if (issues.length > 0) throw new z.$ZodRealError(issues);
  return ask as AskOf<C>;
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
