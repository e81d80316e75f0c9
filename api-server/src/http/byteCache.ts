export interface ByteCache {
  get(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer): void;
}

/** Keeps the bytes used last, as many as fit. */
export function byteCache(capacity: number): ByteCache {
  // A Map remembers the order of its keys: the first is the one unused for longest.
  const kept = new Map<string, Buffer>();
  let size = 0;
  const drop = (key: string) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const bytes = kept.get(key);
      if (bytes) {
        kept.delete(key);
        kept.set(key, bytes);
      }
      return bytes;
    },
    set(key, bytes) {
      drop(key);
      kept.set(key, bytes);
      size += bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= capacity) break;
        drop(oldest);
      }
    },
  };
}
