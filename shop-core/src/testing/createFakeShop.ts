import { ShopError } from '../client/shopError.ts';
import type { Problem } from '../rules/problem.ts';
import type { AskOf, Call } from '../wire/index.ts';
import { failureResponse } from './server/failureResponse.ts';
import { fakeFetch } from './server/fakeFetch.ts';
import { type FakeRequest, isRequestOf } from './server/fakeRequest.ts';
import { type Breakdown, createFaults, type Fault } from './server/faults.ts';
import { createHolds, type Hold } from './server/holds.ts';
import { createLatency } from './server/latency.ts';
import type { FakeRoute } from './server/on.ts';
import type { FakeServer } from './server/serveAsk.ts';

export interface FakeShopOptions {
  /** What answers the calls ({@link on}); of two for one call the last counts. */
  readonly handlers?: readonly FakeRoute[];
  /** The server's clock: answers carry its time. Without one they carry none. */
  readonly now?: () => Date;
  /** Whether a token opens nothing. Without it only those that were revoked. */
  readonly isDead?: (token: string) => boolean;
}

/** A shop behind `fetch`, for tests: it speaks the contract, and what it was asked can be looked at. */
export interface FakeShop {
  /** For `<ShopProvider api={shop.api}>` or `createShopClient(shop.api)`. */
  readonly api: { readonly baseUrl: string; readonly fetch: typeof globalThis.fetch };
  readonly requests: readonly FakeRequest[];
  /** The asks of one call, oldest first. */
  readonly requestsOf: <C extends Call>(call: C) => FakeRequest<AskOf<C>>[];
  /** How often a call was asked, or anything at all. */
  readonly count: (call?: Call) => number;
  /** Lets the answers to one call, or to all, take so many milliseconds. */
  readonly slow: (ms: number, call?: Call) => void;
  /** Answers these calls otherwise from now on. */
  readonly handle: (...handlers: readonly FakeRoute[]) => void;
  /** Keeps answers back: to one call, or to all. */
  readonly hold: (call?: Call) => Hold;
  /** Refuses the next ask, or the next of a call, without handling it. */
  readonly failNext: (problem: Problem, call?: Call) => void;
  /** Refuses every ask of a call until it is mended: what a page tells whoever asks, however often its parts ask. */
  readonly fail: (problem: Problem, call: Call) => Breakdown;
  /** Handles the next ask, or the next of a call, and then the connection breaks: nobody hears of it. */
  readonly loseNext: (call?: Call) => void;
  /** Answers the next ask, or the next of a call, with anything at all, without handling it. */
  readonly answerNext: (response: Response, call?: Call) => void;
  /** Ends a login on the server: from now on its token is refused. */
  readonly revoke: (token: string) => void;
}

const baseUrl = 'https://shop.example/api';

/** Makes a shop that answers what its handlers say, at once unless a test holds its answers or slows them. */
export function createFakeShop({ handlers = [], now, isDead = () => false }: FakeShopOptions = {}): FakeShop {
  const revoked = new Set<string>();
  const server: FakeServer = {
    routes: new Map(),
    requests: [],
    holds: createHolds(),
    latency: createLatency(),
    faults: createFaults(),
    isDead: (token) => revoked.has(token) || isDead(token),
    now,
  };
  const { requests, holds, latency, faults } = server;
  const handle: FakeShop['handle'] = (...routes) => {
    for (const route of routes) server.routes.set(route.call, route);
  };
  handle(...handlers);
  return {
    api: { baseUrl, fetch: fakeFetch(server, baseUrl) },
    requests,
    requestsOf: (call) => requests.filter(isRequestOf(call)),
    count: (call) => (call ? requests.filter(isRequestOf(call)) : requests).length,
    slow: latency.set,
    handle,
    hold: holds.hold,
    failNext: (problem, call) => faults.add(refusal(problem), call),
    fail: (problem, call) => faults.keep(refusal(problem), call),
    loseNext: (call) => faults.add('lost', call),
    answerNext: (response, call) => faults.add({ answer: () => response }, call),
    revoke: (token) => void revoked.add(token),
  };
}

function refusal(problem: Problem): Fault {
  return { answer: (asked) => failureResponse(new ShopError(problem), asked) };
}
