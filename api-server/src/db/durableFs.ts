import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import { type EmscriptenModule, type EmscriptenOptions, PgliteFs } from './pgliteFs.ts';

/** The part of an open file of Emscripten that matters here; `nfd` is Node's descriptor. */
interface OpenFile {
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

/** What some systems answer when a folder is asked for an fsync: they keep names in order by themselves. */
const refusesFolders = new Set(['EISDIR', 'EINVAL', 'EBADF', 'EPERM', 'EACCES']);

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusesFolders.has(String(error.code));
}

/** Gives Emscripten's node file system the fsync it lacks: without one it reports success and does nothing. */
function addFsync({ FS, NODEFS }: EmscriptenModule): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }: OpenFile): number => {
    // A failure becomes an errno, which PostgreSQL answers with a panic: better no server than a lost order.
    NODEFS.tryFSOperation(() => {
      try {
        fsyncSync(nfd);
      } catch (error) {
        if (!FS.isDir(node.mode) || !isRefusal(error)) throw error;
      }
    });
    return 0;
  };
}

/** PGlite's folder on the disk, where a commit is acknowledged after a real fsync. */
export class DurableFs extends PgliteFs {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/** PGlite's own start, which turns fsync off (-F), with it on; by fsync, because fdatasync does nothing in there. */
export const durableStartParams: readonly string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'random_page_cost=1.1'],
];
