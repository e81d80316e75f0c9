import { messages, type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { sqlState } from './sqlState.ts';

const { serialize } = protocol;

const mostKept = 256;
const longestKept = 8_000;

// PostgreSQL's words for a statement that it no longer knows, or whose table has changed since.
const outlived: readonly (string | undefined)[] = ['26000', '0A000'];

type Messages = Parameters<typeof parse.parseResults>[0];

interface Kept {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columnTypes: readonly number[];
  /** What PostgreSQL said when it parsed the statement: the columns of its rows are told once. */
  readonly description: Messages;
}

const asText = (value: string): string => value;

/** Whether a statement is worth its memory: not the long inserts of a seed, nor one whose best plan its pattern decides. */
export const isWorthKeeping = (text: string): boolean => text.length <= longestKept && !/\bi?like\b/i.test(text);

/** The statements that an engine has parsed already. Running one of them is one trip into it where PGlite makes six. */
export function keptStatements(engine: PGlite) {
  const kept = new Map<string, Kept>();
  let named = 0;

  const send = (messages: readonly Uint8Array[]): Promise<Messages> =>
    engine.execProtocolStream(Buffer.concat(messages), { syncToFs: false });

  /** Of the statements kept longest, one more than there is room for. */
  const farewell = (): Uint8Array[] => {
    const [oldest] = kept.size < mostKept ? [] : kept;
    if (!oldest) return [];
    const [text, { name }] = oldest;
    kept.delete(text);
    return [serialize.close({ type: 'S', name })];
  };

  const prepare = async (text: string): Promise<Kept> => {
    named += 1;
    const name = `kept_${named}`;
    const parsing = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })];
    const answer = await send([...farewell(), ...parsing, serialize.sync()]);
    const description = answer.filter((message) => message instanceof messages.RowDescriptionMessage);
    const columnTypes = description.flatMap(({ fields }) => fields.map(({ dataTypeID }) => dataTypeID));
    const statement = { name, description, columnTypes, parameterTypes: parse.parseDescribeStatementResults(answer) };
    kept.set(text, statement);
    return statement;
  };

  const valueFor = (type: number | undefined, value: unknown): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : engine.serializers[type];
    return serializer ? serializer(value) : String(value);
  };

  const run = async <T>(text: string, params: readonly unknown[], options?: QueryOptions): Promise<Results<T>> => {
    const { name, parameterTypes, columnTypes, description } = kept.get(text) ?? (await prepare(text));
    const values = params.map((value, at) => valueFor(parameterTypes[at], value));
    const rows = await send([serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()]);
    // Those of these columns alone: PGlite copies all that it is given, and knows hundreds.
    const parsers: typeof engine.parsers = {};
    for (const type of columnTypes) parsers[type] = options?.parsers?.[type] ?? engine.parsers[type] ?? asText;
    const [results] = parse.parseResults([...description, ...rows], parsers, { ...options, parsers: {} });
    return results as Results<T>;
  };

  /** Runs a statement; the caller sees to it that nothing else runs in the engine meanwhile. */
  return async <T>(text: string, params: readonly unknown[], options?: QueryOptions): Promise<Results<T>> => {
    try {
      return await run<T>(text, params, options);
    } catch (error) {
      if (!outlived.includes(sqlState(error))) throw error;
      kept.delete(text);
      // It was refused before it did anything; but a transaction is lost with it.
      if (engine.isInTransaction()) throw error;
      return run<T>(text, params, options);
    }
  };
}
