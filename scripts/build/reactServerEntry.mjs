import { basename } from 'node:path';
import ts from 'typescript';

/** What lives in the browser, by the name of its file. */
const livesInTheBrowser = (path) => /^(use[A-Z]\w*|\w+Provider)\.js$/.test(basename(path));

/**
 * React's server components may import the whole package: there the hooks and the provider stand behind a file that says
 * 'use client', and the rest runs. Only they meet these two files (the condition `react-server`); a bundler without server
 * components would warn of every such mark.
 */
export const reactServerEntry = (index) => {
  const { statements } = ts.createSourceFile('index.js', index, ts.ScriptTarget.ES2022);
  const [browser, both] = [true, false].map((isBrowser) =>
    statements
      .filter(({ moduleSpecifier }) => livesInTheBrowser(moduleSpecifier.text) === isBrowser)
      .map(({ pos, end }) => index.slice(pos, end).trim()),
  );
  return {
    'inTheBrowser.js': ["'use client';", ...browser, ''].join('\n'),
    'reactServer.js': [...both, "export * from './inTheBrowser.js';", ''].join('\n'),
  };
};
