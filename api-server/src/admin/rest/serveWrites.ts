import type { Call } from 'shop-core/wire';
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { refuseFields } from '../../http/refuse.ts';
import { type Asker, serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import type { Admin, AdminDesk } from '../desk.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
import { writeAudit } from '../writeAudit.ts';
import { findRow, type ReadResource, writtenRow } from './listRows.ts';
import { refuseViolation } from './refusedWrite.ts';
import type { Resource, TableOf, WritingOf } from './resourceTypes.ts';
import type { Asking } from './restTable.ts';
import { deleteRow, insertRow, lockedVersion, updateRow, type Writing } from './rowWrites.ts';
import { askingOf } from './serveResource.ts';
import { trimmedForm } from './trimmedForm.ts';

type Row = unknown;
type Form = Readonly<Record<string, unknown>>;

interface Ask {
  readonly params: { readonly id: number };
  readonly body: Form & { readonly version: number };
}

/** What a write works with: the resource, how it is read, and how it is written. */
interface Written {
  readonly resource: Resource;
  readonly read: ReadResource;
  readonly writing: Writing;
}

/** Answers the writing calls of a resource. Each write is one transaction, and its row of the audit log is part of it. */
export function serveWrites<R extends Resource>(
  desk: AdminDesk,
  services: Services,
  resource: R,
  table: TableOf<R>,
  writing: WritingOf<R>,
): void {
  const read = { name: resource.name, table };
  const written = { resource, read, writing } as unknown as Written;
  const { create, update, remove } = resource.calls;
  const answer = (call: Call | undefined, act: (tx: Tx, ask: Ask, asking: Asking) => Promise<Act>) => {
    if (!call) return;
    serve(desk, call, async (asked, { caller, request }: Asker<Admin>) => {
      const ask = asked as unknown as Ask;
      const asking = askingOf(caller, services.now());
      const done = inTransaction(services.database.db, async (tx) => {
        const { id, before, after } = await act(tx, ask, asking);
        const action = before === undefined ? 'create' : after === undefined ? 'delete' : 'edit';
        await writeAudit(tx, {
          ...{ adminId: caller.id, action, entity: resource.name, entityId: id, at: asking.now, ip: request.ip },
          ...{ before: onWire(resource, before), after: onWire(resource, after) },
        });
        return after ?? { id };
      });
      return (await done.catch((error) => refuseViolation(error, ask.body ?? {}))) as never;
    });
  };
  const formOf = (body: Form, { today }: Asking) => {
    const form = trimmedForm(body, writing.needed);
    refuseFields(written.writing.problems?.(form, today) ?? []);
    return form;
  };
  answer(create, (tx, { body }, asking) => createIn(tx, written, formOf(body, asking), asking));
  answer(update, (tx, { params, body }, asking) => {
    const form = formOf(body, asking);
    return updateIn(tx, written, { id: params.id, version: body.version, form }, asking);
  });
  answer(remove, (tx, { params }, asking) => removeIn(tx, written, params.id, asking));
}

interface Act {
  readonly id: number;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

const onWire = ({ entity }: Resource, row: Row | undefined) =>
  row === undefined ? null : (z.encode(entity, row as never) as Readonly<Record<string, unknown>>);

async function createIn(tx: Tx, { read, writing }: Written, form: Form, asking: Asking): Promise<Act> {
  const id = await insertRow(tx, writing, await writing.columns(tx, form, asking, undefined), asking);
  await writing.saveMore?.(tx, id, form);
  const after = await writtenRow(tx, read, id, asking);
  return { id, before: undefined, after };
}

interface Edit {
  readonly id: number;
  /** The version that the form was filled from. */
  readonly version: number;
  readonly form: Form;
}

async function updateIn(tx: Tx, written: Written, { id, version, form }: Edit, asking: Asking): Promise<Act> {
  const { read, writing } = written;
  const before = await held(tx, written, id, asking, version);
  await updateRow(tx, writing, id, await writing.columns(tx, form, asking, before), asking);
  await writing.saveMore?.(tx, id, form);
  const after = await writtenRow(tx, read, id, asking);
  return { id, before, after };
}

async function removeIn(tx: Tx, written: Written, id: number, asking: Asking): Promise<Act> {
  const before = await held(tx, written, id, asking, undefined);
  await deleteRow(tx, written.writing, id);
  return { id, before, after: undefined };
}

/** The record that is about to change, held until the transaction ends. */
async function held(tx: Tx, { read, writing }: Written, id: number, asking: Asking, versionRead: number | undefined) {
  const version = await lockedVersion(tx, writing, id);
  const before = version === undefined ? undefined : await findRow(tx, read, id, asking);
  if (before === undefined) refuseAdmin({ code: 'RECORD_NOT_FOUND' });
  writing.guard?.(before);
  if (versionRead !== undefined && versionRead !== version) refuseAdmin({ code: 'RECORD_CHANGED' });
  return before;
}
