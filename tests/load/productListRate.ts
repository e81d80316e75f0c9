import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));
const body = JSON.stringify({
  page: 1,
  size: 12,
  'search-by': null,
  'category-id': null,
  'sub-category-id': null,
  sort: [],
});

interface Report {
  requests: { average: number };
  non2xx: number;
  errors: number;
}

const fire = async (url: string, seconds: number): Promise<Report> => {
  const args = [
    autocannon,
    '--json',
    '-c',
    '10',
    '-d',
    `${seconds}`,
    '-m',
    'POST',
    '-H',
    'content-type: application/json',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '-b', body, url]);
  return JSON.parse(stdout);
};

/** Requests a second for the first page of the products, asked by another process on the same machine. */
export const productListRate = async (shopUrl: string): Promise<number> => {
  const url = `${shopUrl}/api/product/view`;
  await fire(url, 2);
  const { requests, non2xx, errors } = await fire(url, 8);
  if (non2xx + errors > 0) throw new Error(`The product list failed ${non2xx + errors} times under load.`);
  return requests.average;
};
