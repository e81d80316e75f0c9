import { type Call, encodeReply, type ReplyOf } from 'shop-core/wire';

/** The JSON of an answer. One that does not keep the contract is a fault of ours, not a refusal of what was asked. */
export function encodedAnswer<C extends Call>(call: C, answer: ReplyOf<C>): string {
  try {
    return JSON.stringify(encodeReply(call, answer));
  } catch (cause) {
    throw new Error(`the answer to ${call.method} ${call.path} does not keep the contract`, { cause });
  }
}
