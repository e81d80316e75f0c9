import { type Call, encodeReply, type ReplyOf } from 'shop-core/wire';

/**
 * Writes the answers of a call as JSON, an answer that was kept only once. One that does not keep the contract is a fault of
 * ours, not a refusal of what was asked.
 */
export function answerEncoder<C extends Call>(call: C): (answer: ReplyOf<C>) => string {
  const encoded = new WeakMap<object, string>();
  return (answer) => {
    const isKeepable = typeof answer === 'object' && answer !== null;
    const known = isKeepable && encoded.get(answer);
    if (known) return known;
    try {
      const json = JSON.stringify(encodeReply(call, answer));
      if (isKeepable) encoded.set(answer, json);
      return json;
    } catch (cause) {
      throw new Error(`the answer to ${call.method} ${call.path} does not keep the contract`, { cause });
    }
  };
}
