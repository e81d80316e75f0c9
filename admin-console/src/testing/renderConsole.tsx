import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Console } from '../Console.tsx';
import { createProviders } from '../providers/createProviders.ts';
import { storedSession } from '../providers/storedSession.ts';
import { anna, type FakeBackOffice, fakeBackOffice, type FakeOptions } from './fakeBackOffice.ts';

// The whole back office on a busy machine takes its time to draw.
configure({ asyncUtilTimeout: 8_000 });

/** Opens the whole console at a path, with nothing stored, before a fake back office. */
export function openConsole(path: string, options: FakeOptions = {}) {
  localStorage.clear();
  return openTab(path, fakeBackOffice(options));
}

/** The same with Anna logged in. */
export function openLoggedIn(path: string, options: FakeOptions = {}) {
  localStorage.clear();
  const office = fakeBackOffice(options);
  storedSession(localStorage).save(office.loginOf(anna));
  return openTab(path, office);
}

function openTab(path: string, office: FakeBackOffice) {
  const router = createMemoryRouter([{ path: '*', element: <Console providers={createProviders(office.fetch)} /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { office, router, user: userEvent.setup() };
}

export type OpenedConsole = ReturnType<typeof openTab>;
