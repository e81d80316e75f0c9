import './quickDom.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// React's own switch: without test globals the Testing Library does not set it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// A limit tells what never comes, not what is slow.
configure({ asyncUtilTimeout: 20_000 });

afterEach(cleanup);
