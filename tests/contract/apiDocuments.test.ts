import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { documents } from '../../api-server/src/docs/documents.ts';

describe.each(documents())('the document of the $name', ({ file, text }) => {
  it('is what the contract says now; npm run api-docs makes it so', () => {
    expect(readFileSync(file, 'utf8') === text()).toBe(true);
  });

  it('is a valid OpenAPI 3.1 document by a public linter', async () => {
    // Strict: what the linter only warns of fails too. A tag here is the name of an area and needs no sentence.
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'tag-description': 'off' } });
    const problems = await lintFromString({ source: text(), absoluteRef: file.pathname, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
    expect(JSON.parse(text()).openapi).toMatch(/^3\.1\./);
  });
});
