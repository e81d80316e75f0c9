import {
  type AskOf,
  type Call,
  decodeAsk,
  encodeReply,
  type RawAsk,
  type ReplyOf,
  type WireReply,
} from '../../wire/index.ts';
import type { FakeRequest } from './fakeRequest.ts';

/** Answers an ask of a call, or refuses it by throwing a ShopError ({@link refuse}). */
export type Handler<C extends Call> = (
  ask: AskOf<C>,
  request: FakeRequest<AskOf<C>>,
) => ReplyOf<C> | Promise<ReplyOf<C>>;

/** A call of the contract with what answers it. */
export interface FakeRoute {
  readonly call: Call;
  /** Reads the ask as a server does. Throws a ZodError when it does not keep the contract. */
  readonly read: (raw: RawAsk) => unknown;
  readonly answer: (request: FakeRequest) => Promise<WireReply>;
}

/**
 * Answers a call of the contract: what comes and goes is checked and translated as on a real server.
 * @example
 * createFakeShop({ handlers: [on(getBanks, () => [{ id: 1, bankName: 'BCA', logo: null }])] });
 */
export function on<C extends Call>(call: C, handle: Handler<C>): FakeRoute {
  return {
    call,
    read: (raw) => decodeAsk(call, raw),
    async answer(request) {
      const own = request as FakeRequest<AskOf<C>>;
      return encodeReply(call, await handle(own.ask, own));
    },
  };
}
