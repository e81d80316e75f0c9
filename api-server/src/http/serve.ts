import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type AskOf, type Call, decodeAsk, type ReplyOf } from 'shop-core/wire';
import type { KeptAnswers } from '../db/keptAnswers.ts';
import { myTurn } from '../turnsOfTheLoop.ts';
import { answerEncoder } from './answerEncoder.ts';
import { callGate } from './callGate.ts';
import { databaseGate } from './databaseGate.ts';
import { type PublicAnswer, publicAnswer } from './publicAnswer.ts';
import { refuse } from './refuse.ts';
import { sendPublic } from './sendPublic.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that a route answers. */
    readonly call?: Call;
  }
}

/** How a listener knows who asks. Throws the refusal when the call wants more than the request has. */
export type Authenticate<Caller> = (request: FastifyRequest, call: Call) => Promise<Caller | undefined>;

/** Where calls are served: one of the two listeners. */
export interface Desk<Caller> {
  readonly app: FastifyInstance;
  readonly authenticate: Authenticate<Caller>;
  /** What of a reply whoever asks is told: made once for each call. */
  readonly toldOf?: (call: Call) => (reply: unknown, caller: Caller | undefined) => unknown;
  /** Bytes that a body may have, where it is not what the listener allows. */
  readonly bodyLimit?: number;
}

/** What a handler knows of an ask besides its contents. */
export interface Asker<Caller> {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  /** Adds a header to the answer. Answers that are kept for everybody have none of their own. */
  readonly addHeader: (name: string, value: string) => void;
}

type CallerOf<C extends Call, Caller> = C['auth'] extends 'anyone' ? Caller | undefined : Caller;

/**
 * Answers a call of the contract: decodes the ask, lets the handler load, decide and save, encodes its reply. With `kept`
 * whoever comes without a login gets what an earlier one got for the same ask.
 */
export function serve<C extends Call, Caller>(
  desk: Desk<Caller>,
  call: C,
  handle: (ask: AskOf<C>, asker: Asker<CallerOf<C, Caller>>) => Promise<ReplyOf<C>>,
  kept?: KeptAnswers<PublicAnswer>,
): void {
  const names = [...call.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '');
  const open = call.auth === 'anyone' ? kept : undefined;
  const gate = callGate(desk.app);
  const requireRoom = databaseGate(desk.app);
  const encode = answerEncoder(call);
  const told = desk.toldOf?.(call);
  const answerTo = async (request: FastifyRequest, caller?: Caller, reply?: FastifyReply): Promise<string> => {
    const params = Object.fromEntries(
      names.map((name, at) => [name, (request.params as Record<string, string>)[`p${at}`]]),
    );
    const ask = decodeAsk(call, { params, query: request.query, body: request.body });
    requireOwnCode(ask, caller);
    const addHeader = (name: string, value: string) => void reply?.header(name, value);
    const answer = await handle(ask, { caller: caller as CallerOf<C, Caller>, request, addHeader });
    return encode(told ? (told(answer, caller) as ReplyOf<C>) : answer);
  };
  desk.app.route({
    method: call.method as HTTPMethods,
    // Fastify ends a parameter at a hyphen, and the wire's names are full of them: they travel by place.
    url: names.reduce((url, name, at) => url.replace(`{${name}}`, `:p${at}`), call.path),
    config: { call },
    ...(desk.bodyLimit !== undefined && { bodyLimit: desk.bodyLimit }),
    handler: async (request, reply) => {
      if (open && request.headers.authorization === undefined) {
        const load = async () => {
          requireRoom();
          const answer = await answerTo(request);
          await myTurn();
          return publicAnswer(answer);
        };
        return sendPublic(request, reply, await gate(() => open(keyOf(request), load)));
      }
      const answer = await gate(async () => {
        requireRoom();
        return answerTo(request, await desk.authenticate(request, call), reply);
      });
      // Whatever belongs to somebody, or changed something (also by a GET), is nobody else's to keep.
      reply.header('cache-control', 'private, no-store');
      reply.header('vary', 'authorization');
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  });
}

const keyOf = ({ method, url, body }: FastifyRequest): string =>
  body === undefined ? `${method} ${url}` : `${method} ${url} ${JSON.stringify(body)}`;

/** The wire names the customer in paths and bodies; who asks is known from the token, so the two must agree. */
function requireOwnCode(ask: unknown, caller: unknown): void {
  if (!caller || typeof caller !== 'object' || !('code' in caller)) return;
  for (const part of Object.values(ask as object) as unknown[]) {
    if (part && typeof part === 'object' && 'customerCode' in part && part.customerCode !== caller.code) {
      refuse({ code: 'NOT_YOURS' });
    }
  }
}
