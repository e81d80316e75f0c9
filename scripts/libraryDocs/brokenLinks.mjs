import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const notOurs = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage', 'test-results', 'data']);

const markdownIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : markdownIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
  });

const prose = (text) => text.replace(/^(```|~~~)[\s\S]*?^\1$/gm, '').replace(/^<!--[\s\S]*?-->$/gm, '');

/** As GitHub makes the name of a heading. */
const slug = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text) => {
  const headings = [...prose(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slug(heading));
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  return new Set([...headings, ...named]);
};

/** The links of all pages of the repository that lead nowhere, as 'page: link'. Those to other places are not followed. */
export const brokenLinks = (root) => {
  const texts = new Map(markdownIn(root).map((path) => [path, readFileSync(path, 'utf8')]));
  const leadsNowhere = (page, link) => {
    const [path, anchor] = decodeURI(link).split('#');
    const target = path ? join(dirname(page), path) : page;
    if (!existsSync(target)) return true;
    return anchor !== undefined && texts.has(target) && !anchorsOf(texts.get(target)).has(anchor);
  };
  return [...texts].flatMap(([page, text]) =>
    [...prose(text).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && leadsNowhere(page, link))
      .map((link) => `${relative(root, page)}: ${link}`),
  );
};
