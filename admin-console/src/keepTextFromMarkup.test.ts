import { expect, it, vi } from 'vitest';
import { keepTextFromMarkup } from './keepTextFromMarkup.ts';

it('lets text get into the page, and no markup', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  keepTextFromMarkup();
  const { createHTML } = createPolicy.mock.calls[0]?.[1] ?? {};
  expect(['&#8203;', '<img src=x onerror=alert(1)>', 'a<b'].map(createHTML)).toEqual(['&#8203;', null, null]);
});
