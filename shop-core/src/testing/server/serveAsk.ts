import * as z from 'zod/mini';
import { ShopError } from '../../client/shopError.ts';
import type { Call, RawAsk } from '../../wire/index.ts';
import { failureResponse, jsonResponse } from './failureResponse.ts';
import type { FakeRequest } from './fakeRequest.ts';
import type { Faults } from './faults.ts';
import type { Holds } from './holds.ts';
import type { Latency } from './latency.ts';
import { type Match, matchRoute } from './matchRoute.ts';
import type { FakeRoute } from './on.ts';
import type { ReceivedAsk } from './receivedAsk.ts';
import { whyNotServe } from './whyNotServe.ts';

/** What a fake server is made of. */
export interface FakeServer {
  readonly routes: Map<Call, FakeRoute>;
  readonly requests: FakeRequest[];
  readonly holds: Holds;
  readonly latency: Latency;
  readonly faults: Faults;
  readonly isDead: (token: string) => boolean;
  /** The clock whose time answers carry. */
  readonly now: (() => Date) | undefined;
}

/** Answers an ask, when the answer may go; undefined when the connection breaks instead. */
export async function serveAsk(server: FakeServer, received: ReceivedAsk): Promise<Response | undefined> {
  const match = matchRoute([...server.routes.values()], received.method, received.path);
  if (!match) return failureResponse(new ShopError({ code: 'NOT_FOUND', what: 'ROUTE' }));
  const response = await respond(server, match, received);
  if (server.now) response?.headers.set('date', server.now().toUTCString());
  await server.latency.pass(match.route.call);
  await server.holds.pass(match.route.call);
  return response;
}

async function respond(server: FakeServer, { route, params }: Match, received: ReceivedAsk) {
  const { call } = route;
  try {
    const request = note(server, route, { params, query: received.query, body: received.body }, received);
    const problem = whyNotServe(call, received.token, server.isDead);
    if (problem) throw new ShopError(problem);
    const fault = server.faults.take(call);
    if (fault && fault !== 'lost') return fault.answer(call);
    const reply = await route.answer(request);
    return fault === 'lost' ? undefined : jsonResponse(reply);
  } catch (error) {
    if (error instanceof ShopError) return failureResponse(error, call);
    if (error instanceof z.core.$ZodError) return failureResponse(brokenContract(error), call);
    throw error;
  }
}

function note({ requests }: FakeServer, route: FakeRoute, raw: RawAsk, received: ReceivedAsk): FakeRequest {
  const { token, idempotencyKey, signal } = received;
  const request = { call: route.call, ask: route.read(raw), token, idempotencyKey, signal };
  requests.push(request);
  return request;
}

/** The paths are already the wire's; the first part is params, query or body. */
function brokenContract(error: z.core.$ZodError): ShopError {
  const fields = error.issues.map(({ path, message }) => [path.slice(1).join('.') || 'message', message]);
  return new ShopError({ code: 'FORM_INVALID', fields: [] }, { fields: Object.fromEntries(fields) });
}
