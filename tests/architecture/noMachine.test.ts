import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '../support/repository.ts';

const isText = (path: string): boolean => !/\.(png|jpe?g|webp|avif|gif|ico|woff2?|gz|zip|pdf)$/.test(path);

describe('the repository', () => {
  it('asks the registry the person has set up, and names none', () => {
    const resolved = [...readText('package-lock.json').matchAll(/"resolved": "([^"]*)"/g)].map(([, where]) => where);
    expect(resolved.filter((where) => where?.includes('://'))).toEqual([]);
    expect(readText('.npmrc')).not.toMatch(/registry\s*=|:\/\//);
  });

  it('holds no path of the machine it was written on', () => {
    // A home or work folder, with a name below it.
    const ownPath = /(?<![\w./:-])\/(home|Users|root|work)\/[\w.-]+\//;
    const found = repositoryFiles()
      .filter(isText)
      .filter((path) => ownPath.test(readText(path)));
    expect(found).toEqual([]);
  });
});
