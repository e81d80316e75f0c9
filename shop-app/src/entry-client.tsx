import './theme/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.tsx';
import { createQueryClient } from './app/createQueryClient.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// The pages bring titles of their own; the browser would show the first one it finds.
document.querySelector('title')?.remove();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);
