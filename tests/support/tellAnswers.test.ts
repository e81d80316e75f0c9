import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startVitest } from 'vitest/node';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The tests of the fixture that failed, each with what it said. */
async function failures() {
  const run = await startVitest('test', [], {
    ...{ config: false, watch: false, root: here('.'), reporters: [{}], include: ['failingAnswers.fixture.ts'] },
    setupFiles: [here('tellAnswers.ts')],
  });
  const tests = run.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  const said = tests.map((test) => [test.name, test.result().errors?.[0]?.message ?? ''] as const);
  await run.close();
  process.exitCode = 0;
  return said;
}

it('a status that is not the expected one says what was asked and what was answered, however it was asked', async () => {
  const said = await failures();
  expect(said.map(([name]) => name)).toHaveLength(3);
  for (const [, message] of said) {
    expect(message).toMatch(/PUT \/cart\S* -> 409 \{"message":\["Stok tidak mencukupi\."\],"code":"OUT_OF_STOCK"/);
  }
});
