import { list } from 'shop-core/wire';
import type * as z from 'zod/mini';
import { adminCall } from '../adminCall.ts';
import type { PermissionName } from '../entities/permission.ts';
import { id, idInPath } from '../scalars.ts';
import { listQuery } from './listQuery.ts';
import { record } from './record.ts';

interface ReadSpec<E, F, S> {
  /** As it stands in its address and in react-admin: 'types-detail'. */
  readonly name: string;
  readonly entity: E;
  readonly filters: F;
  /** What the list may be sorted by; the first is the usual order. */
  readonly sortable: S;
  /** The permissions of which one lets somebody read. With none every admin may, though perhaps not every row. */
  readonly mayRead: readonly PermissionName[];
}

interface WriteSpec<Form> {
  /** The fields that a person writes. */
  readonly form: Form;
  readonly mayCreate: PermissionName;
  readonly mayEdit: PermissionName;
  readonly mayDelete: PermissionName;
}

type Shape = z.core.$ZodShape;
type Sortable = readonly [string, ...string[]];

/** A list in the dialect of ra-data-simple-rest. The reply has a header Content-Range with the count of all matches. */
export function restList<E extends z.core.$ZodType, F extends Shape, const S extends Sortable>(
  spec: ReadSpec<E, F, S>,
) {
  const { name, entity, filters, sortable, mayRead } = spec;
  const query = listQuery(filters, sortable);
  const calls = { list: adminCall(`GET /${name}`, { auth: 'admin', needsOneOf: mayRead, query, reply: list(entity) }) };
  return { name, entity, mayRead, filters, sortable, calls };
}

const params = record({ id: idInPath });

/** The same with its records, each at an address of its own. */
export function restResource<E extends z.core.$ZodType, F extends Shape, const S extends Sortable>(
  spec: ReadSpec<E, F, S>,
) {
  const { name, entity, mayRead } = spec;
  const { calls, ...more } = restList(spec);
  const one = adminCall(`GET /${name}/{id}`, { auth: 'admin', needsOneOf: mayRead, params, reply: entity });
  return { ...more, calls: { ...calls, one } };
}

/**
 * The same with records that are made, changed as a whole and deleted. Whoever changes one says which version was read: an
 * older one is refused.
 */
export function editableResource<
  E extends z.core.$ZodType,
  F extends Shape,
  const S extends Sortable,
  const Form extends Shape,
>(spec: ReadSpec<E, F, S> & WriteSpec<Form>) {
  const { name, entity, form, mayCreate, mayEdit, mayDelete } = spec;
  const { calls, ...more } = restResource(spec);
  const auth = 'admin';
  const at = `/${name}/{id}` as const;
  const create = adminCall(`POST /${name}`, { auth, needsOneOf: [mayCreate], body: record(form), reply: entity });
  const edited = record({ ...form, version: id });
  const update = adminCall(`PUT ${at}`, { auth, needsOneOf: [mayEdit], params, body: edited, reply: entity });
  const remove = adminCall(`DELETE ${at}`, { auth, needsOneOf: [mayDelete], params, reply: record({ id }) });
  return { ...more, mayCreate, mayEdit, mayDelete, calls: { ...calls, create, update, remove } };
}
