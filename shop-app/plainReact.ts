import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What is asked for by which name, and which package has it in which file. */
const builds: Readonly<Record<string, readonly [pack: string, file: string]>> = {
  react: ['react', 'react'],
  'react/jsx-runtime': ['react', 'react-jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom'],
  'react-dom/client': ['react-dom', 'react-dom-client'],
  scheduler: ['scheduler', 'scheduler'],
  'use-sync-external-store/shim/with-selector': [
    'use-sync-external-store',
    'use-sync-external-store-shim/with-selector',
  ],
};
// React has the hook itself; for versions without it React Aria and the tables bring half a kilobyte.
const hook = 'use-sync-external-store/shim';
const ownHook = "export { useSyncExternalStore } from 'react';";

/**
 * React as modules. It is published as CommonJS, which a bundler wraps whole: each use in each file goes by an object then,
 * what nobody uses stays, and what wraps is a file more to fetch.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      const name = id.replace(/(\/index)?\.js$/, '');
      if (name === hook) return '\0own-store-hook';
      const build = builds[name];
      return build && fileOf(...build);
    },
    load: (id) => (id === '\0own-store-hook' ? ownHook : undefined),
    transform: {
      filter: { id: /(react|react-dom|scheduler|use-sync-external-store)[/\\]cjs[/\\].*\.production\.js$/ },
      handler: (code) => ({ code: asModule(code), map: null, moduleType: 'js' }),
    },
  };
}

const installed = createRequire(import.meta.url);
const fileOf = (pack: string, file: string) =>
  join(dirname(installed.resolve(`${pack}/package.json`)), `cjs/${file}.production.js`);

const required = /(\w+) = require\("([\w/-]+)"\)/g;

function asModule(code: string): string {
  const imports = [...code.matchAll(required)].map(([, name, id]) => `import * as ${name} from '${id}';`);
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name))];
  // One that is made inside of a block is there before it.
  const later = names.filter((name) => !new RegExp(`^exports\\.${name} =`, 'm').test(code));
  const body = code
    .replace(/^var (\w+ = require\("[\w/-]+"\)[,;]\s*)+/m, '')
    .replace(/^exports\.(?=\w+ =)/gm, 'var exports_')
    .replace(/\bexports\./g, 'exports_');
  if (names.length === 0 || /\b(require\(|exports\b)/.test(body))
    throw new Error('React is published in another form.');
  const each = (form: (name: string | undefined) => string) => names.map(form).join(', ');
  return [
    ...imports,
    ...later.map((name) => `var exports_${name};`),
    body,
    `export { ${each((name) => `exports_${name} as ${name}`)} };`,
    `export default { ${each((name) => `${name}: exports_${name}`)} };`,
  ].join('\n');
}
