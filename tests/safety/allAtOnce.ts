export const times = <T>(count: number, value: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => value(at));

/** All at once, which is 64 at a time: four times the connections of the pool. */
export async function allAtOnce<T>(asks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = [];
  const left = [...asks.entries()];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) answers[next[0]] = await next[1]();
  };
  await Promise.all(times(64, worker));
  return answers;
}

interface Answer {
  readonly status: number;
  readonly json: { readonly code?: string };
}

/** How often each status came, with the code of a refusal: '200', '409 OUT_OF_STOCK' ... */
export async function tallied(asks: readonly (() => Promise<Answer>)[]): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const { status, json } of await allAtOnce(asks)) {
    const name = json.code ? `${status} ${json.code}` : String(status);
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}
