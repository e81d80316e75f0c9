import { type Call, encodeReply, type ReplyOf } from 'shop-core/wire';

/**
 * Encodes the answers of a call. An answer that is kept and given again (the public catalogue) is the same object each time,
 * so its JSON is made once: encoding was a third of the work of a product list. Kept answers are never changed.
 */
export function encodedAnswers<C extends Call>(call: C): (answer: ReplyOf<C>) => string {
  const kept = new WeakMap<object, string>();
  return (answer) => {
    const isObject = typeof answer === 'object' && answer !== null;
    const known = isObject ? kept.get(answer) : undefined;
    if (known !== undefined) return known;
    const json = encode(call, answer);
    if (isObject) kept.set(answer, json);
    return json;
  };
}

/** An answer that does not keep the contract is a fault of ours, not a refusal of what was asked. */
function encode<C extends Call>(call: C, answer: ReplyOf<C>): string {
  try {
    return JSON.stringify(encodeReply(call, answer));
  } catch (cause) {
    throw new Error(`the answer to ${call.method} ${call.path} does not keep the contract`, { cause });
  }
}
