import type { Page } from '@playwright/test';
import * as contract from 'admin-console/contract';
import type { Call } from 'shop-core/wire';
import { superAdmin, viewer } from '../../api-server/src/db/seed/demoAccounts.ts';
import { callsOf } from '../support/adminCalls.ts';
import { adminDesk, type Language, languages, logInAt, mainMenu } from '../support/adminDesk.ts';
import { expect, test } from '../support/journey.ts';
import { officeTexts } from '../support/officeTexts.ts';
import { type MenuLine, openToAll, permissionTable, type Screen } from '../support/permissionTable.ts';

const { permissionNames } = contract;
type Name = (typeof permissionNames)[number];

const untold = permissionNames.filter((name) => !(name in permissionTable));
if (untold.length > 0) throw new Error(`tests/support/permissionTable.ts does not tell what is opened by ${untold}.`);

test.describe.configure({ mode: 'parallel' });
test.use(adminDesk);

/** Gives the viewer's role these permissions and no others, as a super admin does. */
async function roleOfViewer(adminUrl: string) {
  const ask = await callsOf(adminUrl, superAdmin);
  const { data: roles } = await ask('GET /roles');
  const { id } = roles.find(({ name }: { name: string }) => name === 'viewer');
  return async (...names: Name[]) => {
    const permissions = names.map((name) => ({ name, access: true }));
    const { status } = await ask(`PUT /roles/${id}`, { display_name: 'Viewer', permissions });
    expect(status).toBe(200);
  };
}

const screensOf = (name: Name): readonly Screen[] => {
  const { links = [], screens = [] } = permissionTable[name];
  return [...links.map(([, , to, said]): Screen => [to, said]), ...screens];
};
const withScreens = permissionNames.filter((name) => screensOf(name).length > 0);
const withLinks = permissionNames.filter((name) => permissionTable[name].links);
const withoutLinks = withScreens.filter((name) => !withLinks.includes(name));
/** Those among them whose screens are denied by words: without its permission the start page leads elsewhere, and the list of projects is empty. */
const closed = (names: readonly Name[], own?: Name) =>
  names.filter((name) => name !== own && name !== 'view-dashboards' && name !== 'list-projects');

const ownId = (page: Page) => page.evaluate(() => Number(JSON.parse(localStorage.getItem('profile') ?? '{}').id));

/** The console of somebody who opens one page after another without loading it anew. */
function consoleOf(page: Page, language: Language) {
  const menu = page.getByRole('navigation', { name: mainMenu[language] });
  const heading = page.getByRole('heading', { level: 2, name: officeTexts[language].denied });
  const open = (to: string) =>
    page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, to);
  return {
    open,
    /** Comes back to the tab, which then asks what the role allows now. */
    async comeBack(...names: Name[]) {
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
      const known = () => page.evaluate(() => JSON.parse(localStorage.getItem('permissions') ?? '[]'));
      await expect.poll(known).toEqual([...names].sort());
    },
    async expectScreen([to, said]: Screen) {
      await open(to);
      await expect(page.locator('h1, main').filter({ hasText: said }).first(), to).toBeVisible();
    },
    async expectDenied(name: Name) {
      const [to = ''] = screensOf(name)[0] ?? [];
      // What another page was answered with is no answer to this one.
      await heading.evaluateAll((all) => {
        for (const each of all) each.setAttribute('data-old', '');
      });
      await open(to);
      await expect(heading.and(page.locator(':not([data-old])')), to).toBeVisible();
      await expect(page.getByRole('main').getByRole('row'), to).toHaveCount(0);
    },
    async expectMenu(lines: readonly MenuLine[]) {
      const folded = menu.locator('button[aria-expanded=false]');
      while ((await folded.count()) > 0) await folded.first().click();
      const shown = () =>
        menu
          .getByRole('link')
          .evaluateAll((all) => all.map((a) => `${a.textContent} ${a.getAttribute('href')}`).sort());
      const expected = lines.map(([id, en, to]) => `${language === 'id' ? id : en} ${to}`).sort();
      await expect.poll(shown).toEqual(expected);
    },
  };
}

/** A form without fields for what takes one: whoever may make the call is told so, and nobody else. */
const emptyForm = (call: string) => (call.endsWith('admins') || call.includes('/admins/') ? new FormData() : {});
const answers: Readonly<Record<string, number>> = { GET: 200, POST: 422, PUT: 422, DELETE: 404 };

test('each permission alone has its calls answered and no other call', async ({ adminUrl }) => {
  test.slow();
  const allow = await roleOfViewer(adminUrl);
  const ask = await callsOf(adminUrl, viewer);
  const callsBy = (name: Name) => permissionTable[name].calls ?? [];
  const calls = [...new Set(permissionNames.flatMap(callsBy))];
  const statusOf = async (call: string) => (await ask(call, call.startsWith('P') ? emptyForm(call) : undefined)).status;
  // Other people's projects are not there for who may not list them, nor is what the calendar has of them.
  const refusal = (call: string) => (call === 'GET /projects/1' ? 404 : 403);
  const answerTo = (call: string) => (call === 'GET /events/1' ? 404 : answers[call.split(' ')[0] ?? '']);
  const without = permissionNames.filter((name) => callsBy(name).length === 0);
  const roles = [without, ...permissionNames.filter((name) => !without.includes(name)).map((name) => [name])];
  for (const names of roles) {
    await allow(...names);
    const statuses = await Promise.all(calls.map(async (call) => [call, await statusOf(call)]));
    const own = names.flatMap(callsBy);
    const expected = calls.map((call) => [call, own.includes(call) ? answerTo(call) : refusal(call)]);
    expect.soft(statuses, names.join()).toEqual(expected);
  }
});

test('no permission that a call or a link asks for is left out of these journeys', () => {
  const ofResources = Object.values(contract.workResources).flatMap(({ calls }) => Object.values(calls));
  const declared = [...Object.values(contract), ...ofResources].flatMap(
    (each) => contract.neededPermissions(each as Call) ?? [],
  );
  expect(declared.filter((name) => !permissionTable[name].calls)).toEqual([]);
});

for (const language of languages) {
  test(`who may do everything has every link (${language})`, async ({ page, adminUrl }) => {
    await logInAt(page, `${adminUrl}/types`, superAdmin, language);
    const all = withLinks.flatMap((name) => permissionTable[name].links ?? []);
    await consoleOf(page, language).expectMenu([...openToAll(await ownId(page)), ...all]);
  });
}

test('each permission alone shows its links and opens their screens', async ({ page, adminUrl }) => {
  test.slow();
  const allow = await roleOfViewer(adminUrl);
  await allow();
  await logInAt(page, `${adminUrl}/types`, viewer);
  const { comeBack, expectScreen, expectDenied, expectMenu } = consoleOf(page, 'id');
  const openLinks = openToAll(await ownId(page));
  for (const [, , to, said] of openLinks) await expectScreen([to, said]);
  await expectMenu(openLinks);
  for (const name of withLinks) {
    await allow(name);
    await comeBack(name);
    for (const screen of screensOf(name)) await expectScreen(screen);
    // What is denied is the same in each language: adminAccess.spec.ts tells it in English.
    for (const other of closed(withLinks, name)) await expectDenied(other);
    await expectMenu([...openLinks, ...(permissionTable[name].links ?? [])]);
  }
  await allow(...withLinks);
  await comeBack(...withLinks);
  for (const other of closed(withoutLinks)) await expectDenied(other);
});

test('each permission alone opens the screens that no link leads to', async ({ page, adminUrl }) => {
  test.slow();
  const allow = await roleOfViewer(adminUrl);
  await logInAt(page, `${adminUrl}/types`, viewer);
  const { comeBack, expectScreen, expectDenied, expectMenu } = consoleOf(page, 'id');
  for (const name of withoutLinks) {
    await allow(name);
    await comeBack(name);
    for (const screen of screensOf(name)) await expectScreen(screen);
    for (const other of closed(withoutLinks, name)) await expectDenied(other);
  }
  const others = permissionNames.filter((name) => !withLinks.includes(name));
  await allow(...others);
  await comeBack(...others);
  for (const other of closed(withLinks)) await expectDenied(other);
  await expectMenu(openToAll(await ownId(page)));
});
