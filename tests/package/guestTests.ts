import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, repository } from '../support/repository.ts';
import { type Installed, runNode, toldByNode } from './packedShopCore.ts';
import { writeReadmeFiles } from './readmeFiles.ts';

const tool = (path: string): string => join(repository, 'node_modules', path);
const { exports, dependencies, peerDependenciesMeta } = JSON.parse(readText('shop-core/package.json'));
const entries = Object.keys(exports)
  .filter((entry) => exports[entry].types)
  .map((entry) => entry.replace('.', 'shop-core'));

/** What the package keeps to in projects that are not ours: `consumerOf` installs it in one, with files that its author wrote. */
export function guestTests(consumerOf: (installed: Installed, ...files: string[]) => string): void {
  describe('somebody who has other things installed', () => {
    it('gets one copy of what both need: our dependencies are ranges', () => {
      expect(Object.values(dependencies).filter((range) => !/^\^\d/.test(String(range)))).toEqual([]);
    });

    it('is not made to install React or what draws with it', () => {
      const optional = Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name].optional);
      expect(optional).toEqual(['@tanstack/react-query', '@testing-library/react', 'react']);
    });

    it.each(['mjs', 'cjs'])('asks a shop in memory, without React and without testing-library (%s)', (kind) => {
      const program = `withoutReact.${kind}`;
      expect(runNode([program], consumerOf('without React', program))).toBe('Emas Batangan, 7: Keranjang kosong\n');
    });
  });

  describe('require', () => {
    it('finds every entry', () => {
      const program = entries.map((entry) => `require('${entry}');`).join('');
      expect(entries.length).toBeGreaterThan(10);
      runNode(['--eval', program], consumerOf('with its peers'));
    });

    it('gives what import gives, so that a page has one provider', () => {
      expect(runNode(['oneInstance.cjs'], consumerOf('with its peers', 'oneInstance.cjs'))).toBe('true\n');
    });
  });

  describe('Jest, as it comes', () => {
    it('finds every entry, draws and asks', () => {
      const folder = consumerOf('with its peers', 'plain.test.js');
      writeFileSync(join(folder, 'package.json'), '{}');
      const required = entries.map(
        (entry) => `const held = require('${entry}');\ntest('${entry}', () => void held);\n`,
      );
      for (const [place, program] of required.entries()) writeFileSync(join(folder, `entry${place}.test.js`), program);
      const said = toldByNode([tool('jest/bin/jest.js'), '--ci', '--no-cache', '--no-watchman'], folder);
      expect(said).toMatch(new RegExp(`^Tests: +${entries.length + 2} passed, ${entries.length + 2} total$`, 'm'));
    });
  });

  describe('a build by Vite', () => {
    const build = [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'];

    it("of the page's first example says nothing", () => {
      const folder = consumerOf('with its peers');
      writeReadmeFiles(folder);
      expect(toldByNode(build, folder)).toBe('');
    });

    it('without a plugin says nothing of shop-core', () => {
      const folder = consumerOf('with its peers');
      writeReadmeFiles(folder);
      writeFileSync(join(folder, 'vite.config.mjs'), 'export default {};\n');
      const said = toldByNode(build, folder);
      // What it says is of files of TanStack Query and jotai.
      expect(said.match(/"[^"\n]*node_modules\/shop-core\/[^"\n]*"/g) ?? []).toEqual([]);
    });
  });
}
