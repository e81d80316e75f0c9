const sayings = /ENOSPC|EDQUOT|no space left on device|could not extend file|disk quota/i;

function* chainOf(error: unknown): Generator<Error> {
  for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** The sentence when a failure, or one behind it, is that of a disk without room; else undefined. */
export function fullDisk(folder: string, error: unknown): string | undefined {
  const isFull = [...chainOf(error)].some(
    (one) => sayings.test(one.message) || ('code' in one && ['ENOSPC', 'EDQUOT', '53100'].includes(String(one.code))),
  );
  if (!isFull) return undefined;
  return `The disk of ${folder} is full: make room (a new shop needs 200 MB) and start again. Nothing that was saved is lost.`;
}
