import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = (response: ServerResponse) => unknown;

interface Ask {
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
}

/** A rate service on a port of its own that answers, or misbehaves, as the test says. */
export async function testRateServer() {
  const asks: Ask[] = [];
  let replies: readonly Reply[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asks.push({ headers: request.headers, form: Object.fromEntries(new URLSearchParams(body)) });
    const [reply, ...later] = replies;
    if (later.length > 0) replies = later;
    reply?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/cost`,
    asks,
    /** One after another; the last one for good. */
    answer: (...next: readonly Reply[]) => {
      replies = next;
      asks.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestRateServer = Awaited<ReturnType<typeof testRateServer>>;

/** What the service says of a courier: a cost for each of its services. */
export const rates = (...costs: readonly unknown[]) => ({
  rajaongkir: {
    query: { weight: 1000 },
    status: { code: 200, description: 'OK' },
    results: [{ code: 'J&T', name: 'J&T Express', costs }],
  },
});

export const rate = (value: unknown, description: unknown = 'Regular Service') => ({
  service: 'EZ',
  description,
  cost: [{ value, etd: '2-3', note: '' }],
});

export const says = (text: string, status = 200, type = 'application/json') => {
  return (response: ServerResponse) => response.writeHead(status, { 'content-type': type }).end(text);
};
export const asks = (value: number) => says(JSON.stringify(rates(rate(value))));
export const goesNowhere = says(JSON.stringify(rates()));
export const fails = (status: number) => says('<html>Mohon maaf</html>', status, 'text/html');
export const hangs: Reply = () => {};
export const hangsUp: Reply = (response) => response.destroy();
export const stopsHalfway: Reply = (response) => {
  response.writeHead(200, { 'content-length': 1_000 });
  response.write('{"rajaongkir":', () => response.destroy());
};
