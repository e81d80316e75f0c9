import './theme/theme.css';
import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/createQueryClient.ts';
import { keepTextFromMarkup } from './app/keepTextFromMarkup.ts';
import { readPageState } from './app/pageDocument.ts';
import { routeAt } from './app/routes.ts';

keepTextFromMarkup();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const queryClient = createQueryClient();
const state = readPageState();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={queryClient} origin={state?.origin ?? location.origin} />
    </BrowserRouter>
  </StrictMode>
);
if (state) {
  hydrate(queryClient, state.queries);
  // Without its code the page could not take over what is already shown.
  await routeAt(location.pathname)
    .screen.preload()
    .catch(() => undefined);
  // In slices: somebody may already be typing.
  startTransition(() => void hydrateRoot(root, app));
} else {
  // The pages bring titles of their own; the browser would show the first one it finds.
  document.querySelector('title')?.remove();
  createRoot(root).render(app);
}
