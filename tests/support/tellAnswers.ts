import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';

interface Answer {
  readonly asked: string;
  readonly status: number;
  body: string;
}

interface Answers {
  /** Of the test that runs, the newest last. */
  readonly told: Answer[];
  /** The ports of servers in this process, which tell for themselves. */
  readonly ports: Set<string>;
}

const key = Symbol.for('samudra-emas.answers');
const held: typeof globalThis & { [key]?: Answers } = globalThis;
held[key] ??= follow();
const { told } = held[key];

/** What a status is about is hardly ever further back. */
const shown = 6;

/**
 * Follows every answer that a test gets from a server, whichever way it asks, so that a test that fails says what it was
 * told: no failing status is a bare `expected 200 to be 422`, however the assertion is written.
 */
function follow(): Answers {
  const answers: Answers = { told: [], ports: new Set() };
  subscribe('fastify.initialization', (message) => {
    followServer((message as { readonly fastify: FastifyInstance }).fastify, answers);
  });
  followFetch(answers);
  return answers;
}

function followServer(server: FastifyInstance, { told, ports }: Answers): void {
  server.addHook('onSend', async ({ method, url }, { statusCode }, payload) => {
    keep(told, { asked: `${method} ${url}`, status: statusCode, body: typeof payload === 'string' ? payload : '' });
  });
  server.addHook('onListen', async () => {
    for (const { port } of server.addresses().filter((each) => typeof each !== 'string')) ports.add(String(port));
  });
}

function followFetch({ told, ports }: Answers): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const [url, method] = input instanceof Request ? [input.url, input.method] : [String(input), init?.method ?? 'GET'];
    if (ports.has(new URL(url).port)) return response;
    const answer = keep(told, { asked: `${method} ${url}`, status: response.status, body: '' });
    const isText = /json|text/.test(response.headers.get('content-type') ?? '');
    if (isText)
      response
        .clone()
        .text()
        .then(
          (body) => Object.assign(answer, { body }),
          () => {},
        );
    return response;
  };
}

function keep(told: Answer[], answer: Answer): Answer {
  told.push(answer);
  if (told.length > shown) told.shift();
  return answer;
}

const line = ({ asked, status, body }: Answer) =>
  `  ${asked} -> ${status} ${body.length > 600 ? `${body.slice(0, 600)}...` : body}`.trimEnd();

beforeEach(() => void told.splice(0));

afterEach(({ task }) => {
  const error = task.result?.errors?.[0];
  if (!error || told.length === 0) return;
  error.message += `\n\nWhat was answered, the newest last:\n${told.map(line).join('\n')}`;
});
