import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, repository, repositoryFiles } from '../support/repository.ts';

/** Where a page links to, without what it links to elsewhere on the web. */
const linksIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^()\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/.test(to));

/** What GitHub makes of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  [...readText(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

function isThere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), decodeURIComponent(path));
  if (!existsSync(join(repository, target))) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor);
}

const pages = repositoryFiles().filter((path) => path.endsWith('.md') && !/^docs\/(?:library|api-report)\//.test(path));

describe('a link of a page', () => {
  it.each([
    ['[one](two.md) and [three](#four)', ['two.md', '#four']],
    ['![x](a.png) [out](https://example.com/x)', ['a.png']],
  ])('is read from %j', (markdown, links) => {
    expect(linksIn(markdown)).toEqual(links);
  });

  it.each(pages)('leads somewhere in %s', (page) => {
    expect(linksIn(readText(page)).filter((link) => !isThere(page, link))).toEqual([]);
  });
});

describe('a source file that a page names', () => {
  const named =
    /`((?:shop-core|shop-app|admin-console|api-server|tests|scripts|docs)\/[\w./-]+\.(?:ts|tsx|mjs|css|sql|json))`/g;

  it.each(pages.filter((page) => !page.startsWith('docs/decisions/')))('is there in %s', (page) => {
    const paths = [...readText(page).matchAll(named)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });
});
