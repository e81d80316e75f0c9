import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
const body = JSON.stringify({
  page: 0,
  size: 12,
  'search-by': null,
  'category-id': null,
  'sub-category-id': null,
  sort: [],
});

interface Report {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

const json = { 'content-type': 'application/json' };

const fire = async (url: string, seconds: number, headers: Record<string, string>): Promise<Report> => {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [autocannon, '--json', '-c', '10', '-d', `${seconds}`, '-m', 'POST', ...named, '-b', body, url];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const report: Report = JSON.parse(stdout);
  const failed = report.non2xx + report.errors;
  if (failed > 0) throw new Error(`${url} failed ${failed} times under load.`);
  return report;
};

const warmAndFire = async (url: string, headers: Record<string, string> = json): Promise<Report> => {
  await fire(url, 2, headers);
  return fire(url, 8, headers);
};

/** The same bytes from a Fastify that does nothing else, in a process of its own. */
const staticRate = async (url: string): Promise<number> => {
  const answer = await (await fetch(url, { method: 'POST', headers: json, body })).text();
  const child = fork(fileURLToPath(new URL('staticServer.mjs', import.meta.url)), { execArgv: [] });
  child.send(answer);
  const [port] = await once(child, 'message');
  try {
    return (await warmAndFire(`http://127.0.0.1:${port}/`)).requests.average;
  } finally {
    child.kill();
  }
};

const logIn = async (shopUrl: string): Promise<string> => {
  const account = JSON.stringify({ username: 'rina', password: 'pasir-kuning-27' });
  const answer = await fetch(`${shopUrl}/api/user/authenticate`, { method: 'POST', headers: json, body: account });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
};

/** The first page of the products under load, asked by another process on the same machine. */
export const productListRate = async (shopUrl: string) => {
  const url = `${shopUrl}/api/product/view`;
  const { requests, latency } = await warmAndFire(url);
  const ratio = requests.average / (await staticRate(url));
  const own = await warmAndFire(url, { ...json, authorization: `Bearer ${await logIn(shopUrl)}` });
  return { rate: requests.average, p99: latency.p99, ratio, own: own.requests.average };
};
