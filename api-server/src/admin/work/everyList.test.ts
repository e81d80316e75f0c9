import { permissionNames, workResources } from 'admin-console/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addProject, type TestWork, testWork } from '../testWork.ts';

let server: TestWork;
let token: string;
beforeAll(async () => {
  server = await testWork();
  ({ token } = await server.logInWith(...permissionNames));
  await addProject(server.db);
});
afterAll(() => server.close());

const lists = Object.values(workResources).map(({ name, sortable, filters }) => ({
  ...{ name, sortable },
  filters: Object.entries<z.core.$ZodType>(filters),
}));
const asked = async (url: string) => (await server.get(url, token)).status;

it.each(lists)('$name is sorted by whatever its contract names', async ({ name, sortable }) => {
  for (const column of sortable) {
    for (const way of ['ASC', 'DESC']) {
      expect([column, await asked(`/${name}?sort=["${column}","${way}"]`)]).toEqual([column, 200]);
    }
  }
});

/** Values that a filter takes: the words of its list, or one of each kind. */
function valuesOf(filter: z.core.$ZodType): unknown[] {
  const { enum: words } = z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any' });
  return words ?? [7, 'x', true, false, '2026-11-27'].filter((value) => z.safeDecode(filter, value as never).success);
}

it.each(lists)('$name is filtered by whatever its contract names', async ({ name, filters }) => {
  for (const [key, filter] of filters) {
    const values = valuesOf(filter);
    expect([key, values.length > 0]).toEqual([key, true]);
    for (const value of values) {
      const url = `/${name}?filter=${encodeURIComponent(JSON.stringify({ [key]: value }))}`;
      expect([key, value, await asked(url)]).toEqual([key, value, 200]);
    }
  }
});
