import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brokenLinks } from './libraryDocs/brokenLinks.mjs';
import { missingCallDocs, missingDocs } from './libraryDocs/missingDocs.mjs';
import { libraryPages } from './libraryDocs/pages.mjs';
import { readProblemCodes } from './libraryDocs/problemCodes.mjs';
import { readLibrary } from './libraryDocs/readLibrary.mjs';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
  },
});
const folder = join(values.root, 'docs/library');
const { library, calls, contract } = readLibrary(values.root);
const codes = readProblemCodes(values.root);
const pages = libraryPages({ library, calls, contract, codes });

const write = () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of pages) writeFileSync(join(folder, name), text);
};

/** Pages that are not what the sources say now. */
const stalePages = () => {
  const names = new Set([...pages.keys(), ...(existsSync(folder) ? readdirSync(folder) : [])]);
  const held = (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined);
  return [...names].filter((name) => held(name) !== pages.get(name));
};

if (!values.check) write();
const complaints = [
  ...missingDocs(library, codes),
  ...missingCallDocs(calls, codes),
  ...stalePages().map((name) => `docs/library/${name} is not what the sources say: npm run library-docs`),
  ...brokenLinks(values.root).map((link) => `a link that leads nowhere: ${link}`),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`library docs: ${library.length} exports and ${calls.length} calls on ${pages.size} pages`);
