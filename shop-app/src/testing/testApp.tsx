import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { StoredSession } from 'shop-core';
import { authenticate } from 'shop-core/contract';
import type { FakeShop } from 'shop-core/testing';
import { encodeReply } from 'shop-core/wire';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/createQueryClient.ts';
import { testShop } from './testShop.ts';

// Answers arrive when they arrive, as in a browser: nobody waits for them by act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
// jsdom has no window to scroll.
window.scrollTo = () => {};

interface OpenOptions {
  readonly shop?: FakeShop;
  /** Who is logged in; nobody without. */
  readonly as?: StoredSession;
  /** What the browser remembers besides the login. */
  readonly storage?: Readonly<Record<string, string>>;
  /** The tab is one that was used before: what it remembers is still there. */
  readonly isUsedTab?: boolean;
}

/** Opens the whole shop at an address, as a browser does. */
export function openShop(path: string, { shop = testShop(), as, storage = {}, isUsedTab }: OpenOptions = {}) {
  localStorage.clear();
  if (!isUsedTab) sessionStorage.clear();
  if (as) remember(as);
  for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
  const here = { address: '', go: (_: number) => {} };
  const queryClient = patientClient();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App queryClient={queryClient} origin="https://shop.example" baseUrl={shop.api.baseUrl} fetch={shop.api.fetch} />
      <Watch here={here} />
    </MemoryRouter>,
  );
  return {
    ...view,
    shop,
    queryClient,
    user: userEvent.setup({ delay: null }),
    /** Where the browser is now. */
    address: () => here.address,
    back: () => here.go(-1),
  };
}

/** As in the browser, but what is asked again is asked at once. */
function patientClient() {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  return client;
}

function Watch({ here }: { here: { address: string; go: (steps: number) => void } }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  here.address = pathname + search;
  here.go = (steps) => void navigate(steps);
  return null;
}

/** What the browser holds of a login: the profile as the wire spells it, beside its token. */
function remember({ profile, ...login }: StoredSession): void {
  const { data } = encodeReply(authenticate, { ...profile, ...login });
  localStorage.setItem('samudra-emas.session', JSON.stringify({ ...Object(data), profile: data }));
}
