import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'toast.css'), 'utf8');

it('puts the toasts at the bottom right of the window [S8.5]', () => {
  const declarations = /^\.toasts \{([^}]*)\}/m.exec(css)?.[1] ?? '';
  expect(declarations).toMatch(/^\s*position: fixed;$/m);
  expect(declarations).toMatch(/^\s*right: /m);
  expect(declarations).toMatch(/^\s*bottom: /m);
  expect(declarations).not.toMatch(/^\s*(left|top|inset): /m);
});
