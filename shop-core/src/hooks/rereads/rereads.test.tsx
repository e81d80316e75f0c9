import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isHarmless } from '../../client/isHarmless.ts';
import { quoteShipping } from '../../contract/calls/checkout.ts';
import * as published from '../../index.ts';
import type { FakeRequest } from '../../testing/index.ts';
import type { Call } from '../../wire/index.ts';
import type { ActionRow } from './testActionRow.ts';
import { actionRows } from './testActions.ts';
import { openPage } from './testPage.tsx';
import { localHooks, type QueryHook, queryHooks } from './testQueries.ts';

const queries: readonly QueryHook[] = Object.values(queryHooks);
const route = ({ method, path }: Call) => `${method} ${path}`;
const routes = (calls: readonly Call[]) => [...new Set(calls.map(route))].sort();
const personal = queries.filter(({ isPersonal }) => isPersonal).flatMap(({ asks }) => asks);

/** What was asked, each question once: the same one twice is a line too many. */
function asked(requests: readonly FakeRequest[]): string[] {
  const questions = requests.map(({ call, ask }) => [route(call), JSON.stringify(ask)] as const);
  const again = questions.filter(([name, ask], at) =>
    questions.slice(0, at).some(([other, same]) => other === name && same === ask),
  );
  return [...new Set(questions.map(([name]) => name)), ...again.map(([name]) => `${name} again`)].sort();
}

type Outcome = 'answered' | 'refused' | 'lost';

/** Presses, looks at what is asked while the answer is kept back, and then at what is asked after it. */
async function happen(row: ActionRow, outcome: Outcome) {
  const page = await openPage(row);
  const { shop, actions, settle } = page;
  for (const step of row.first ?? []) {
    await act(async () => step(actions(), page));
    await settle();
  }
  const last = row.sends.at(-1);
  if (last && outcome === 'refused' && row.refusal) shop.failNext(row.refusal, last);
  if (last && outcome === 'lost') shop.loseNext(last);
  const hold = last && shop.hold(last);
  const before = shop.requests.length;
  let pressed: Promise<unknown> | undefined;
  await act(async () => {
    pressed = row.press(actions(), page);
  });
  if (hold) await waitFor(() => expect(hold.waiting).toBe(1));
  await settleButHeld();
  // Couriers are asked by the parcel and not by an action (useCheckout.test.tsx), so a moment after a login.
  const isLooked = ({ call }: (typeof shop.requests)[number]) => call !== quoteShipping || last === quoteShipping;
  const meanwhile = shop.requests.slice(before);
  await act(async () => {
    hold?.release();
    await pressed;
  });
  await settle();
  const after = shop.requests.slice(before + meanwhile.length);
  return { meanwhile: asked(meanwhile.filter(isLooked)), after: asked(after.filter(isLooked)) };
}

/** Everything that a press sets off without an answer has happened after this. */
const settleButHeld = () => act(async () => {});

const rows = actionRows.map((row) => [row.name, row] as const);
const refusable = rows.filter(([, { refusal }]) => refusal);
const lasting = rows.filter(([, { sends, isVisitor }]) => !isVisitor && sends.some((call) => !isHarmless(call)));
const afterLoss = ({ lost, refused = [] }: ActionRow) => lost ?? [...personal, ...refused];

describe('the tables of what asks and what is pressed', () => {
  const pressed = new Set(actionRows.map(({ name }) => name.split('.')[0]));
  const known = new Set<string | undefined>([...Object.keys(queryHooks), ...localHooks, ...pressed]);

  it('name every hook that is published', () => {
    const hooks = Object.keys(published).filter((name) => /^use[A-Z]/.test(name));
    expect(hooks.filter((name) => !known.has(name))).toEqual([]);
  });

  it('say what each query asks', async () => {
    const { shop } = await openPage();
    const seen = new Set(shop.requests.map(({ call }) => call));
    expect(routes(queries.flatMap(({ asks }) => asks).filter((call) => !seen.has(call)))).toEqual([]);
  });
});

describe.each(rows)('%s', (_name, row) => {
  it('asks nothing else while it is on its way, and what it changed again after it', async () => {
    expect(await happen(row, 'answered')).toEqual({
      meanwhile: routes([...row.sends, ...(row.meanwhile ?? [])]),
      after: routes(row.answered),
    });
  });
});

describe.each(refusable)('after a refused %s', (_name, row) => {
  it('what the page was behind with is asked again, and nothing else', async () => {
    expect((await happen(row, 'refused')).after).toEqual(routes(row.refused ?? row.answered));
  });
});

describe.each(lasting)('after a %s whose answer got lost', (_name, row) => {
  it('everything that it may have changed is asked again', async () => {
    // What the action itself asks again may be asked twice: whether that came before or after the write is not known.
    const { after } = await happen(row, 'lost');
    expect(after.filter((name) => !name.endsWith('again'))).toEqual(routes(afterLoss(row)));
  });
});
