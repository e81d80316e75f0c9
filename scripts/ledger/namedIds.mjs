import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const testFile = /\.(test|spec)\.tsx?$/;
const ignored = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage']);

const testFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.has(entry.name) ? [] : testFiles(path);
    return testFile.test(entry.name) ? [path] : [];
  });

const tells = (callee) => /^(it|test|describe)\b/.test(callee) && !/^\w+(\.\w+)*\.(skip|todo|fixme)\b/.test(callee);

/** The title in `it('...')`, `it.each(...)('...')`, `test.describe('...')`. A skipped test shows nothing. */
const titleOf = (node) => {
  if (!ts.isCallExpression(node) || !tells(node.expression.getText())) return undefined;
  const [title] = node.arguments;
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText() : undefined;
};

const titlesIn = (code) => {
  const titles = [];
  const visit = (node) => {
    const title = titleOf(node);
    if (title) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true));
  return titles;
};

/** Ids in one pair of brackets: `[S5.30]` or `[S5.30, S8.20]`. */
const idsIn = (title) =>
  [...title.matchAll(/\[\s*(S\d+\.\d+(?:\s*,\s*S\d+\.\d+)*)\s*\]/g)].flatMap(([, ids]) => ids.split(/\s*,\s*/));

const byNumber = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/** Every ledger id a test title names, sorted: S2.9 before S2.10. */
export const namedIds = (root) => {
  const code = testFiles(root)
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => text.includes('[S'));
  return [...new Set(code.flatMap(titlesIn).flatMap(idsIn))].sort(byNumber);
};
