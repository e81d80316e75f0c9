import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'header.css'), 'utf8');
const declarations = (selector: string) => css.split(`\n${selector} {`)[1]?.split('}')[0] ?? '';

it('keeps the header at the top of the window, with a shadow over the page once it is fixed [S2.54]', () => {
  expect(declarations('.header')).toMatch(/^\s*position: sticky;\n\s*top: 0;$/m);
  expect(declarations('.header::before')).not.toContain('box-shadow');
  expect(declarations('.header.is-fixed::before')).toMatch(/^\s*box-shadow: var\(--shadow\);$/m);
});
