import '@fontsource-variable/plus-jakarta-sans';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { Console } from './Console.tsx';
import { ConsoleRouter } from './ConsoleRouter.tsx';
import { keepTextFromMarkup } from './keepTextFromMarkup.ts';
import { createProviders } from './providers/createProviders.ts';
import { onLoginElsewhere } from './providers/onLoginElsewhere.ts';

keepTextFromMarkup();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const providers = createProviders((input, init) => fetch(input, init));
// A data router: with a plain one react-admin forgets to warn of unsaved changes.
const router = createBrowserRouter([{ path: '*', element: <Console providers={providers} /> }]);
onLoginElsewhere(() => window.location.assign('/'));

createRoot(root).render(
  <StrictMode>
    <ConsoleRouter router={router} />
  </StrictMode>,
);
