import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { Console } from '../Console.tsx';
import { ConsoleRouter } from '../ConsoleRouter.tsx';
import { createProviders } from '../providers/createProviders.ts';
import { storedSession } from '../providers/storedSession.ts';
import { anna, type FakeBackOffice, type FakeOptions, fakeBackOffice } from './fakeBackOffice.ts';
import { traffic } from './traffic.ts';

// The whole back office on a busy machine takes its time to draw.
// Looking for what is hidden too spares jsdom the styles of every ancestor of every element.
configure({ defaultHidden: true });
vi.setConfig({ testTimeout: 60_000 });
// Tooltips and ripples end by timers of their own, which no act() could wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

window.scrollTo = () => {};

/** Keeps react-admin's report of a refused call, which the test wants, out of the output. */
export function expectNoise(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** A browser in which nobody has been. */
function forgetEverything(): void {
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
}

/** Opens the whole console at a path, with nothing stored, before a fake back office. */
export function openConsole(path: string, options: FakeOptions = {}) {
  forgetEverything();
  return openTab(path, fakeBackOffice(options));
}

/** The same with Anna logged in. */
export function openLoggedIn(path: string, options: FakeOptions = {}) {
  forgetEverything();
  const office = fakeBackOffice(options);
  storedSession(localStorage).save(office.loginOf(anna));
  return openTab(path, office);
}

/** The same with an eye, and a hand, on what is asked. Nothing that fails is asked again by itself. */
export function openWatched(path: string, options: FakeOptions = {}) {
  forgetEverything();
  const office = fakeBackOffice(options);
  storedSession(localStorage).save(office.loginOf(anna));
  const watched = traffic(office.fetch);
  const providers = createProviders(watched.fetch);
  const { queries } = providers.queryClient.getDefaultOptions();
  providers.queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  return { ...openTab(path, office, providers), traffic: watched };
}

/** The console in a browser that keeps what is stored. */
export function openTab(path: string, office: FakeBackOffice, providers = createProviders(office.fetch)) {
  const router = createMemoryRouter([{ path: '*', element: <Console providers={providers} /> }], {
    initialEntries: [path],
  });
  render(<ConsoleRouter router={router} />);
  return { office, router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

export type OpenedConsole = ReturnType<typeof openTab>;
