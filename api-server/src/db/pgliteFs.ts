import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type BeforeOpening, beforeOpening, requireTables } from './missingTables.ts';
import { requireWholeFolder } from './requireWholeFolder.ts';

export type EmscriptenOptions = Parameters<NodeFS['init']>[1];
export type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions['preRun']>[number]>[0];

const ownersOnly = ~0o077;

/** Lets nobody else read what the engine makes while it runs. It sets modes itself, so a umask changes nothing. */
function keepPrivate({ NODEFS }: EmscriptenModule): void {
  const { node_ops: nodes, stream_ops: streams } = NODEFS;
  const { mknod, setattr } = nodes;
  nodes.mknod = (parent: unknown, name: string, mode: number, dev: unknown) =>
    mknod(parent, name, mode & ownersOnly, dev);
  const masked = (attributes: { mode?: number | null }) =>
    attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownersOnly };
  nodes.setattr = (node: unknown, attributes: object) => setattr(node, masked(attributes));
  const setOpen = streams.setattr;
  streams.setattr = (stream: unknown, attributes: object) => setOpen(stream, masked(attributes));
}

/** A whole database in a folder, and the only way to open one: PGlite alone would make a new one over what is left. */
export class PgliteFs extends NodeFS {
  readonly #folder: string;
  #before: BeforeOpening | undefined;

  constructor(folder: string) {
    super(folder);
    this.#folder = folder;
  }

  /** @throws FolderNotWhole */
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    await requireWholeFolder(this.#folder);
    this.#before = await beforeOpening(this.#folder);
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), keepPrivate] } };
  }

  /** @throws FolderNotWhole */
  async requireTables(client: PGlite): Promise<void> {
    if (this.#before) await requireTables(client, this.#folder, this.#before);
  }
}
