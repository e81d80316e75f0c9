import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from './documents.ts';

// `npm run api-docs`: the documents that the server answers and people compare.
for (const { file, text } of documents()) {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text());
}
