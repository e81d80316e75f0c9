import { closedFieldsOf, mayBeTold, without } from 'admin-console/contract';
import type { Call } from 'shop-core/wire';
import type { Admin } from './desk.ts';

/** Leaves out of every reply of a call what the asking admin's role is not told, whoever wrote the handler. */
export function toldOf(call: Call) {
  const closed = closedFieldsOf(call.reply);
  return (reply: unknown, caller: Pick<Admin, 'permissions'> | undefined): unknown => {
    const permissions = caller?.permissions ?? new Set<string>();
    const hidden = closed.filter(({ source }) => !mayBeTold(source, permissions)).map(({ path }) => path);
    if (hidden.length === 0) return reply;
    if (!call.meta) return without(reply, hidden);
    const { data, meta } = reply as { readonly data: unknown; readonly meta: unknown };
    return { data: without(data, hidden), meta };
  };
}
