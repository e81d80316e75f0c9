/** What is written again with the same words while it is under way is the same press: one call, and both are answered. */
export function onePress<T>() {
  const underWay = new Map<string, Promise<T>>();
  return (words: unknown, write: () => Promise<T>): Promise<T> => {
    const press = JSON.stringify(words, (_, value) => (value instanceof Uint8Array ? textOf(value) : value));
    const running = underWay.get(press);
    if (running) return running;
    const begun = write().finally(() => underWay.delete(press));
    underWay.set(press, begun);
    return begun;
  };
}

// A picture is told by all its bytes.
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
